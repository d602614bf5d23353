import '../../../../i18n/en/areas/wizard';
import '../../../../i18n/en/areas/loyalty';
import { useTranslate } from 'ra-core';
import { useProgramList } from '../../../engine/programs/useProgramList';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { PageLink } from '../../../ui/navigation/PageLink';
import styles from '../wizard.module.css';
import { PresetForm } from './PresetForm';

/** Step of the wizard that creates a program from a preset. */
export default function ProgramPage() {
  const translate = useTranslate();
  const { programs, error, isPending, isFetching, retry } = useProgramList();
  return (
    <>
      <PageHeader
        title={translate('pages.wizard.program')}
        subtitle={translate('wizard.program.subtitle')}
        actions={<ButtonLink to="/wizard">{translate('wizard.back')}</ButtonLink>}
      />
      <div className={styles.stack}>
        {isPending && <Skeleton height={160} />}
        {error && !programs && (
          <ErrorState title={translate('wizard.program.loadFailed')} error={error} busy={isFetching} onRetry={retry} />
        )}
        {programs && programs.length > 0 && (
          <Card title={translate('wizard.program.existing')}>
            <ul className={styles.choices}>
              {programs.map(({ _id, name }) => (
                <li key={_id}>
                  <PageLink to={`/loyalty/${encodeURIComponent(_id)}`}>
                    <bdi>{name || _id}</bdi>
                  </PageLink>
                </li>
              ))}
            </ul>
          </Card>
        )}
        {programs && <PresetForm programs={programs} />}
      </div>
    </>
  );
}
