import '../../../../i18n/en/areas/notFound';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import '../../../../i18n/en/areas/loyaltyEditor';
import '../../../../i18n/en/areas/loyalty';
import { useGetList, useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { allRecords } from '../../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../../resources/recordKinds';
import { Banner } from '../../../ui/feedback/Banner';
import { CardSkeleton } from '../../../ui/feedback/CardSkeleton';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import columnStyles from '../../../ui/layout/columns.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { Editor } from './Editor';
import { type ProgramTab, programTabs } from './editedProgram';
import styles from './editor.module.css';

/** Page of one loyalty program. The URL selects the program and the tab. */
export default function ProgramPage() {
  const { id = '', '*': rest = '' } = useParams();
  // Remounts for each program.
  return <ProgramLoader key={id} id={id} tab={programTabs.find((tab) => tab === rest) ?? null} />;
}

function ProgramLoader({ id, tab }: { id: string; tab: ProgramTab | null }) {
  const translate = useTranslate();
  // Editing must start from current data.
  const query = useGetList<RecordOf<'programs'>>('programs', allRecords(), { staleTime: 0 });
  const { data, error, isFetching } = query;
  const program = data?.find(({ _id }) => _id === id);
  // A program that was created just now may not be in the cached list.
  const isLoading = !program && isFetching;
  const listUrl = '/loyalty';
  if (program && tab !== null) {
    return (
      <>
        {error && <Banner tone="waiting">{translate('ui.stale')}</Banner>}
        <Editor program={program} tab={tab} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        back={<BackButton to={listUrl} label={translate('loyaltyEditor.back')} />}
        title={translate('pages.program.title')}
      />
      {isLoading && <EditorSkeleton />}
      {!isLoading && !data && <ReadFailure title={translate('loyaltyEditor.failed')} read={query} />}
      {!isLoading && data && (
        <EmptyState
          title={translate(program ? 'pages.notFound.title' : 'loyaltyEditor.gone.title')}
          text={translate(program ? 'notFound.text' : 'loyaltyEditor.gone.text')}
          action={<ButtonLink to={listUrl}>{translate('loyaltyEditor.gone.list')}</ButtonLink>}
        />
      )}
    </>
  );
}

/** Loading placeholder of the program editor. */
function EditorSkeleton() {
  return (
    <div className={styles.columns}>
      <div className={columnStyles.stackAboveBar}>
        <CardSkeleton rows={3} />
        <CardSkeleton rows={3} />
      </div>
      <CardSkeleton height={180} />
    </div>
  );
}
