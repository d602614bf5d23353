import '../../i18n/en/areas/panel';
import { RecordContextProvider, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Entity } from '../../resources/entity';
import { RecordActions } from '../engine/actions/RecordActions';
import { useActionController } from '../engine/actions/useActionController';
import { Composer } from '../engine/compose/Composer';
import { useInlineComposer } from '../engine/compose/useInlineComposer';
import { useEntityLabels } from '../engine/entity/entityLabels';
import type { ConsoleRecord } from '../engine/records/consoleRecord';
import { useRecord } from '../engine/records/useRecord';
import { Banner } from '../ui/feedback/Banner';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ErrorState } from '../ui/feedback/ErrorState';
import { Skeleton } from '../ui/feedback/Skeleton';
import { PageHeader } from '../ui/layout/PageHeader';
import { BackButton } from '../ui/navigation/BackButton';

interface RecordPageProps {
  entity: Entity;
  /** Id of the record; the `:id` of the page's URL by default. */
  id?: string;
  /** Below the title. */
  subtitle?: (record: ConsoleRecord) => ReactNode;
  children: (record: ConsoleRecord) => ReactNode;
}

/**
 * The frame of a record's page: title, a way back to the list, the record's actions with their dialogs, and what to show
 * while the record is loaded, missing or deleted. Its content is in react-admin's record context.
 */
export function RecordPage({ id, ...props }: RecordPageProps) {
  const { id: idInUrl = '' } = useParams();
  const recordId = id ?? idInUrl;
  // Another record has its own dialogs.
  return <Frame key={recordId} id={recordId} {...props} />;
}

function Frame({ entity, id, subtitle, children }: RecordPageProps & { id: string }) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const { record, isGoing, isPending, error, refetch } = useRecord(entity, id);
  const actionController = useActionController(entity);
  const composing = useInlineComposer(actionController, record, () => () => undefined);
  const back = <BackButton to={`/${entity.name}`} label={labels.name(2)} />;
  if (!record) {
    return (
      <>
        <PageHeader back={back} title={labels.name(1)} />
        {isPending && <Skeleton height={180} />}
        {error && error.kind !== 'notFound' && <ErrorState error={error} onRetry={refetch} />}
        {!isPending && (!error || error.kind === 'notFound') && <EmptyState title={translate('panel.gone')} />}
      </>
    );
  }
  return (
    <RecordContextProvider value={record}>
      <PageHeader
        back={back}
        title={labels.title(record)}
        subtitle={subtitle?.(record)}
        actions={
          !isGoing && <RecordActions spacious entity={entity} record={record} onAction={actionController.onAction} />
        }
      />
      {error && <Banner tone="waiting">{translate('ui.stale')}</Banner>}
      {composing && <Composer entity={entity} {...composing} />}
      {children(record)}
      {actionController.dialogs}
    </RecordContextProvider>
  );
}
