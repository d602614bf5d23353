import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import { programsQuery } from '../../../engine/programs';
import { useProvider } from '../../../engine/useProvider';
import { BackButton } from '../../../ui/BackButton';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { Editor } from './Editor';
import { EditorSkeleton } from './EditorSkeleton';
import { type ProgramTab, programTabs } from './editedProgram';

/** The page of one loyalty programme: what its address names of it, over one draft of the whole. */
export default function ProgramPage() {
  const { id = '', '*': rest = '' } = useParams();
  // Nothing of one programme outlives the step to another.
  return <ReadProgram key={id} id={id} tab={programTabs.find((tab) => tab === rest) ?? null} />;
}

function ReadProgram({ id, tab }: { id: string; tab: ProgramTab | null }) {
  const translate = useTranslate();
  const dataProvider = useProvider();
  // Who edits must not begin with an old picture.
  const { data, error, isPending, refetch } = useQuery({ ...programsQuery(dataProvider), staleTime: 0 });
  const program = data?.find(({ _id }) => _id === id);
  const list = '/loyalty';
  if (program && tab !== null) {
    return (
      <>
        {error && <Notice tone="waiting">{translate('loyaltyEditor.stale')}</Notice>}
        <Editor program={program} tab={tab} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        back={<BackButton to={list} label={translate('loyaltyEditor.back')} />}
        title={translate('pages.program.title')}
      />
      {isPending && <EditorSkeleton />}
      {!isPending && !data && (
        <ErrorState
          title={translate('loyaltyEditor.failed')}
          error={toAppError(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <EmptyState
          title={translate(program ? 'pages.notFound.title' : 'loyaltyEditor.gone.title')}
          text={translate(program ? 'pages.notFound.text' : 'loyaltyEditor.gone.text')}
          action={<ButtonLink to={list}>{translate('loyaltyEditor.gone.list')}</ButtonLink>}
        />
      )}
    </>
  );
}
