import { useListContext, useTranslate } from 'ra-core';
import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate } from 'react-router';
import { toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { formatPoints } from '../../lib/format/formatPoints';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { useAnnounce } from '../../ui/feedback/LiveRegion';
import { PageHeader } from '../../ui/layout/PageHeader';
import { useIsPhone } from '../../ui/layout/useIsPhone';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { type ActionController, useActionController } from '../actions/useActionController';
import { BulkActionsToolbar } from '../bulk/BulkActionsToolbar';
import { type ActiveComposer, useInlineComposer } from '../compose/useInlineComposer';
import { CreateLink } from '../create/CreateLink';
import { useEntityLabels } from '../entity/entityLabels';
import { toRecordPath } from '../entity/recordLink';
import { useErrorText } from '../errors/errorText';
import { useEntityListContext } from '../listState/EntityListContext';
import { hasPageFilters } from '../listState/pageFilters';
import { usePendingCount } from '../listState/pendingCountQuery';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useCurrentSite } from '../shop/currentSite';
import { ProgramsProvider } from '../shop/programs';
import { ListKeysDialog } from '../shortcuts/ListKeysDialog';
import { focusRow, getRowElements } from '../shortcuts/rowFocus';
import { useListKeys } from '../shortcuts/useListKeys';
import { ViewTabs } from '../views/ViewTabs';
import styles from './EntityList.module.css';
import { EntityTable } from './EntityTable';
import { ImportMenu } from './ImportMenu';
import { ListToolbar } from './ListToolbar';
import { PageControls } from './PageControls';

const SearchStatus = lazyPart(() => import('./SearchStatus'));
const RecordPanel = lazyPart(() => import('../panel/RecordPanel'));

interface EntityListViewProps {
  /** Shown between the title and the list. */
  intro?: ReactNode;
}

/** The list page that is derived from an entity's declaration. Reads the list contexts. */
export function EntityListView({ intro }: EntityListViewProps) {
  const { entity } = useEntityListContext();
  const labels = useEntityLabels(entity);
  return (
    <>
      <PageHeader title={labels.name(2)} subtitle={<ListSubtitle />} actions={<HeaderLinks entity={entity} />} />
      {intro}
      <ListSheet>
        <ViewTabs />
        <ListToolbar />
      </ListSheet>
    </>
  );
}

/**
 * The records of a list: rows, pages, selection with its actions, the record's panel, dialogs and keys. Reads the list
 * contexts. `children` are above the rows.
 */
export function ListSheet({ children }: { children?: ReactNode }) {
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
      <section ref={containerRef} className={styles.sheet} aria-label={labels.name(2)}>
        {children}
        <ListNotices />
        <EntityTable composing={opened === null ? composing : null} onAction={onAction} />
        <ListPagination />
        <BulkActionsToolbar />
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
      <ListKeysDialog entity={entity} />
    </ProgramsProvider>
  );
}

/** Controls of the list's page. Reads `useListContext`. */
function ListPagination() {
  const { page, perPage, setPage, setPerPage, total, hasNextPage = false } = useListContext();
  return (
    <footer className={styles.footer}>
      <PageControls
        page={page - 1}
        limit={perPage}
        total={total}
        hasNext={hasNextPage}
        onPage={(next) => setPage(next + 1)}
        onLimit={setPerPage}
      />
    </footer>
  );
}

/** Warns if the rows are outdated or incomplete, and shows the server's notice. Reads the list contexts. */
function ListNotices() {
  const { data, error, refetch } = useListContext();
  const { omittedCount, notice, search } = useEntityListContext();
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <>
      {error && data && (
        <Banner
          tone="danger"
          title={translate('ui.stale')}
          action={<Button onClick={() => void refetch()}>{translate('ui.retry')}</Button>}
        >
          {translate(`errors.${toAppError(error).kind}.read`, { _: errorText(error) })}
        </Banner>
      )}
      {omittedCount > 0 && (
        <Banner tone="waiting">{translate('list.state.leftOut', { smart_count: omittedCount })}</Banner>
      )}
      {notice !== null && <Banner tone="waiting">{notice}</Banner>}
      <Suspense>{search && <SearchStatus search={search} />}</Suspense>
    </>
  );
}

/** The number of matching records; announced when a search or filter changes it. Reads the list contexts. */
function ListSubtitle() {
  const { total, isPlaceholderData } = useListContext();
  const { entity, urlState } = useEntityListContext();
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const labels = useEntityLabels(entity);
  const announce = useAnnounce();
  const isFiltered = Object.keys(urlState.filters).length > 0 || hasPageFilters(urlState);
  const text =
    total === undefined
      ? null
      : translate('list.count', {
          total: formatPoints(total, locale),
          name: labels.noun(total),
        });

  useEffect(() => {
    if (text !== null && isFiltered && !isPlaceholderData) announce(text);
  }, [text, isFiltered, isPlaceholderData, announce]);
  // Keeps the height of the line while the number is unknown, to avoid a layout shift.
  return text ?? ' ';
}

/**
 * The composer that is open below a row of the list. On close, the focus returns to the row, or to the one at its index.
 * Another page, filter or open record closes it; the text is kept as a draft. Reads the list contexts.
 */
function useListComposer(
  containerRef: RefObject<HTMLElement | null>,
  actionController: ActionController,
): ActiveComposer | null {
  const { data: rows } = useListContext<ConsoleRecord>();
  const { urlState, linkTo } = useEntityListContext();
  const url = linkTo(urlState);
  const { composing, closeComposer } = actionController;
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the composer when the URL changes
  useEffect(() => closeComposer, [url, closeComposer]);

  const record = rows?.find(({ id }) => id === composing?.id);
  return useInlineComposer(actionController, record, () => {
    const visibleRows = () => (containerRef.current ? getRowElements(containerRef.current) : []);
    const index = visibleRows().findIndex((row) => row.dataset.record === record?.id);
    return () => {
      const left = visibleRows();
      focusRow(left.find((row) => row.dataset.record === record?.id) ?? left[Math.min(index, left.length - 1)]);
    };
  });
}

/**
 * Links of a list's header: to the queue of its pending records, its imports and its create page. On a phone, where not
 * all fit beside the title, those other than the queue are one menu. Reads the list contexts.
 */
function HeaderLinks({ entity }: { entity: Entity }) {
  const isCompact = useIsPhone() && entity.imports !== undefined && entity.create !== undefined;
  return (
    <>
      <ModerateLink />
      <ImportMenu entity={entity} compact={isCompact} />
      {!isCompact && <CreateLink entity={entity} />}
    </>
  );
}

/** Links to the moderation queue of the list's pending records, with the number that the menu has. Reads the list contexts. */
function ModerateLink() {
  const { isPending } = useListContext();
  const { entity } = useEntityListContext();
  const translate = useTranslate();
  const count = usePendingCount(entity, !isPending);
  if (!count) return null;
  return (
    <ButtonLink kind="primary" to={`/moderate?of=${entity.name}`}>
      {translate('list.moderate', { count })}
    </ButtonLink>
  );
}
