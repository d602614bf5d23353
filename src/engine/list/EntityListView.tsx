import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { PageHeader } from '../../ui/layout/PageHeader';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { useActionController } from '../actions/useActionController';
import { BulkActionsToolbar } from '../bulk/BulkActionsToolbar';
import { useEntityLabels } from '../entity/entityLabels';
import { toRecordPath } from '../entity/recordLink';
import { useEntityListContext } from '../listState/EntityListContext';
import { ProgramsProvider } from '../shop/programs';
import { KeysButton } from '../shortcuts/KeysButton';
import { useListKeys } from '../shortcuts/useListKeys';
import { ViewTabs } from '../views/ViewTabs';
import styles from './EntityList.module.css';
import { EntityTable } from './EntityTable';
import { HeaderLinks } from './HeaderLinks';
import { ListNotices } from './ListNotices';
import { ListPagination } from './ListPagination';
import { ListSubtitle } from './ListSubtitle';
import { ListToolbar } from './ListToolbar';
import { useListComposer } from './useListComposer';

const RecordPanel = lazyPart(() => import('../panel/RecordPanel'));

interface EntityListViewProps {
  /** Shown between the title and the list. */
  intro?: ReactNode;
}

/** The list page that is derived from an entity's declaration. Reads the list contexts. */
export function EntityListView({ intro }: EntityListViewProps) {
  const { entity, urlState, pinRow } = useEntityListContext();
  const actionController = useActionController(entity);
  const { onAction, dialogs } = actionController;
  const composedId = actionController.composing?.id ?? null;
  useLayoutEffect(() => pinRow(composedId), [pinRow, composedId]);
  const labels = useEntityLabels(entity);
  const containerRef = useRef<HTMLElement>(null);
  const composing = useListComposer(containerRef, actionController);
  useListKeys(containerRef, onAction);

  const opened = urlState.record;
  return (
    <ProgramsProvider entities={[entity]}>
      <PageHeader
        title={labels.name(2)}
        subtitle={<ListSubtitle />}
        actions={
          <>
            <KeysButton entity={entity} />
            <HeaderLinks entity={entity} />
          </>
        }
      />
      {intro}
      <section ref={containerRef} className={styles.sheet} aria-label={labels.name(2)}>
        <ViewTabs />
        <ListToolbar />
        <BulkActionsToolbar />
        <ListNotices />
        <EntityTable composing={opened === null ? composing : null} onAction={onAction} />
        <ListPagination />
      </section>
      <Suspense>
        {opened !== null &&
          (entity.page ? (
            <Navigate replace to={toRecordPath(entity, opened)} />
          ) : (
            <RecordPanel id={opened} actionController={actionController} />
          ))}
      </Suspense>
      {dialogs}
    </ProgramsProvider>
  );
}
