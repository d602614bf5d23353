import '../../../i18n/en/areas/panel';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import type { AppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { PageHeader } from '../../ui/layout/PageHeader';
import { BackButton } from '../../ui/navigation/BackButton';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { RecordActions } from '../actions/RecordActions';
import { type ActionController, useActionController } from '../actions/useActionController';
import { useRecordActions, useRecordChanges } from '../actions/useRecordActions';
import { Composer } from '../compose/Composer';
import { useInlineComposer } from '../compose/useInlineComposer';
import { useEntityLabels } from '../entity/entityLabels';
import { getAvailableActions, type NamedAction } from '../records/actions';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useRecentRecord } from '../records/recentItems';
import type { RecordChange } from '../records/recordChange';
import { useRecord } from '../records/useRecord';
import { ProgramsProvider } from '../shop/programs';
import { shouldIgnoreShortcut } from '../shortcuts/shouldIgnoreShortcut';
import { RecordSlots } from '../slots/RecordSlots';

/** What the content of a record's page can do. */
export interface RecordFrameTools {
  /** Deletes the record after confirmation. */
  remove: () => void;
  /** Whether the record was deleted from this page. */
  isDeleted: () => boolean;
}

export interface RecordMissing {
  isPending: boolean;
  /** Why it couldn't be read; null if it doesn't exist. */
  error: AppError | null;
  onRetry: () => void;
}

interface RecordFrameProps {
  entity: Entity;
  id: string;
  /** By default, the name of the record. */
  title?: (record: ConsoleRecord) => ReactNode;
  /** @param isGoing whether the record is being deleted */
  subtitle?: ((record: ConsoleRecord, isGoing: boolean) => ReactNode) | undefined;
  /** Between the header and the content, as long as there is a record. */
  tabs?: ReactNode;
  /** Replaces the content while there is no record. */
  renderMissing?: (missing: RecordMissing) => ReactNode;
  onDeleted?: () => void;
  children: (record: ConsoleRecord, tools: RecordFrameTools) => ReactNode;
}

/**
 * The frame of a record's page: title, way back to the list, actions with their dialogs, keys and composer, and states
 * while the record is loaded, missing or deleted. A deletion leads to the list. Its content is in react-admin's
 * record context.
 */
export function RecordFrame(props: RecordFrameProps) {
  // Another record has its own state.
  return (
    <ProgramsProvider entities={[props.entity]}>
      <Frame key={props.id} {...props} />
    </ProgramsProvider>
  );
}

function Frame({ entity, id, title, subtitle, tabs, renderMissing, onDeleted, children }: RecordFrameProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const { record, isGoing, isPending, error, refetch } = useRecord(entity, id);
  useRecentRecord(entity, isGoing ? null : record);
  const wasDeleted = useRef(false);
  const actionController = useLeavingController(entity, () => {
    wasDeleted.current = true;
    onDeleted?.();
  });
  const { onAction, dialogs } = actionController;
  useActionKeys(entity, isGoing ? null : record, onAction);
  const composing = useInlineComposer(actionController, record, () => () => undefined);
  const listPath = useListPath(entity);
  const back = <BackButton to={listPath} label={labels.name(2)} />;
  const isMissing = error?.kind === 'notFound' && !isGoing;
  if (!record || isMissing) {
    const missing = { isPending, error: isMissing ? null : error, onRetry: refetch };
    return (
      <>
        <PageHeader back={back} title={labels.name(1)} />
        {renderMissing ? renderMissing(missing) : <MissingRecord entity={entity} {...missing} />}
      </>
    );
  }
  const remove = () => {
    const named = isGoing ? undefined : getAvailableActions(entity, record).find(({ action }) => action.remove);
    if (named) onAction(named, record);
  };
  return (
    <RecordContextProvider value={record}>
      <PageHeader
        back={back}
        title={title?.(record) ?? labels.title(record)}
        subtitle={subtitle?.(record, isGoing)}
        actions={
          !isGoing && (
            <>
              <RecordSlots entity={entity.name} place="headerActions" />
              <RecordActions spacious entity={entity} record={record} onAction={onAction} />
            </>
          )
        }
      />
      {tabs}
      {error && <Banner tone="waiting">{translate('ui.stale')}</Banner>}
      {composing && <Composer entity={entity} {...composing} />}
      {children(record, { remove, isDeleted: () => wasDeleted.current })}
      {dialogs}
    </RecordContextProvider>
  );
}

/** Path of the list as this tab last had it, with its page and filters. */
function useListPath({ name }: Entity): string {
  const path = `/${name}`;
  const href = useHref(path);
  const [search] = useState(() => {
    // Unlike the router, the browser still has the entries after a reload. Older browsers don't list them.
    const entries = 'navigation' in window ? window.navigation.entries() : [];
    const urls = entries.map(({ url }) => new URL(url ?? '', window.location.href));
    return urls.findLast(({ pathname }) => pathname === href)?.search ?? '';
  });
  return path + search;
}

function MissingRecord({ entity, isPending, error, onRetry }: RecordMissing & { entity: Entity }) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  if (isPending) {
    return (
      <div aria-busy="true">
        <Skeleton height={180} />
      </div>
    );
  }
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      title={translate('panel.gone')}
      action={<ButtonLink to={`/${entity.name}`}>{labels.name(2)}</ButtonLink>}
    />
  );
}

/** The actions of a page, which a deletion leaves for the list. */
function useLeavingController(entity: Entity, onDeleted: () => void): ActionController {
  const run = useRecordActions(entity);
  const navigate = useNavigate();
  const notifyDeleted = useEffectEvent(onDeleted);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const runAndLeave = useCallback(
    async (named: NamedAction, record: ConsoleRecord, change?: RecordChange) => {
      const isDone = await run(named, record, change);
      if (!isDone || !named.action.remove) return;
      notifyDeleted();
      // The merchant may have left it before the deletion was sent.
      if (isOpen.current) void navigate(`/${entity.name}`);
    },
    [run, navigate, entity],
  );
  return useActionController(entity, runAndLeave);
}

/**
 * Keys of the actions, and Z for undo. Disabled while typing and in dialogs.
 * @param record null disables the actions
 */
function useActionKeys(entity: Entity, record: ConsoleRecord | null, onAction: ActionController['onAction']): void {
  const { undoLast } = useRecordChanges();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!record || shouldIgnoreShortcut(event.target)) return;
    const key = event.key.toLowerCase();
    const named = getAvailableActions(entity, record).find(({ action }) => action.key === key);
    if (named) onAction(named, record);
    else if (key !== 'z') return;
    else undoLast();
    event.preventDefault();
  });
  useEffect(() => {
    const onEvent = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', onEvent);
    return () => document.removeEventListener('keydown', onEvent);
  }, []);
}
