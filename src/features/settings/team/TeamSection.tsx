import { useGetList, useTranslate } from 'ra-core';
import { allRecords } from '../../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../../resources/recordKinds';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { useConfig } from '../../../session/SessionContext';
import { RowsSkeleton } from '../../../ui/feedback/CardSkeleton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Card } from '../../../ui/layout/Card';
import columnStyles from '../../../ui/layout/columns.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import textStyles from '../../../ui/text/text.module.css';
import { InviteForm } from './InviteForm';
import { ManagerList } from './ManagerList';

/** People who manage the store. */
export function TeamSection() {
  const translate = useTranslate();
  const { supportEmail } = useConfig();
  const query = useGetList<RecordOf<'managers'>>('managers', allRecords());
  const { data, meta, isPending } = query;
  if (isPending) {
    return (
      <div className={columnStyles.form}>
        <Card title={translate('settingsIndex.fields.managers')}>
          <RowsSkeleton count={3} />
        </Card>
      </div>
    );
  }
  if (data === undefined) return <ReadFailure title={translate('settingsPage.team.failed')} read={query} />;
  if (meta?.isMissing) {
    return (
      <div data-field="managers">
        <EmptyState
          title={translate('settingsPage.team.missing')}
          text={translate('settingsPage.team.missingText', { email: supportEmail })}
          action={<ButtonLink to="/contact">{translate('shell.help.contact')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className={columnStyles.form}>
      <ReadFailure
        title={translate('settingsPage.team.failed')}
        staleTitle={translate('settingsPage.team.stale')}
        read={query}
      />
      <div data-field="managers">
        <Card title={translate('settingsIndex.fields.managers')}>
          <p className={textStyles.second}>{translate('settingsPage.team.text')}</p>
          <ManagerList managers={data} />
        </Card>
      </div>
      <InviteForm managers={data} />
    </div>
  );
}
