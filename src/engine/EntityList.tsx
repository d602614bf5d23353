import { ResourceContextProvider, useTranslate } from 'ra-core';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withWords } from '../../i18n/words';
import type { Entity } from '../../resources/entity';
import { PageHeader } from '../ui/PageHeader';
import type { NamedAction } from './actions/actions';
import { useRecordActions } from './actions/useRecordActions';
import { CreateLink } from './create/CreateLink';
import styles from './EntityList.module.css';
import { KeysButton } from './keys/KeysButton';
import { useListKeys } from './keys/useListKeys';
import { ListContextBridge } from './list/ListContextBridge';
import { ListFooter } from './list/ListFooter';
import { ListNotices } from './list/ListNotices';
import { ListSubtitle } from './list/ListSubtitle';
import { ListTable } from './list/ListTable';
import { ListToolbar } from './list/ListToolbar';
import { ListViewContext } from './list/ListViewContext';
import { useEntityList } from './list/useEntityList';
import { ViewTabs } from './list/ViewTabs';
import { ProgramsContext, useLoadPrograms } from './programs';
import type { ConsoleRecord } from './records/consoleRecord';
import { SelectionBar } from './selection/SelectionBar';
import { useEntityWords } from './words';

const RecordPanel = lazy(() => withWords('panel', () => import('./panel/RecordPanel')));
const ConfirmRemove = lazy(() => import('./actions/ConfirmRemove'));

/** The list page of an entity: all of it follows from the declaration and the address. */
export function EntityList({ entity }: { entity: Entity }) {
  const view = useEntityList(entity);
  const words = useEntityWords(entity);
  const translate = useTranslate();
  const sheet = useRef<HTMLElement>(null);
  const run = useRecordActions(entity);
  const [removing, setRemoving] = useState<{ action: NamedAction; record: ConsoleRecord } | null>(null);

  const onAction = useMemo(
    () => (action: NamedAction, record: ConsoleRecord) => {
      if (action.action.remove) setRemoving({ action, record });
      else void run(action, record);
    },
    [run],
  );
  useListKeys(sheet, view, onAction);
  const programs = useLoadPrograms(Object.values(entity.fields).some(({ kind }) => kind === 'program'));

  return (
    <ResourceContextProvider value={entity.name}>
      <ListViewContext value={view}>
        <ProgramsContext value={programs}>
          <ListContextBridge>
            <PageHeader
              title={words.name(2)}
              subtitle={<ListSubtitle />}
              actions={
                <>
                  <KeysButton entity={entity} />
                  <CreateLink entity={entity} />
                </>
              }
            />
            <section ref={sheet} className={styles.sheet} aria-label={words.name(2)}>
              <ViewTabs />
              <ListToolbar />
              <SelectionBar />
              <ListNotices />
              <ListTable onAction={onAction} />
              <ListFooter />
            </section>
            <Suspense>
              {view.address.record !== null && <RecordPanel id={view.address.record} onAction={onAction} />}
              {removing && (
                <ConfirmRemove
                  title={translate('list.confirm.removeTitle', { title: words.title(removing.record) })}
                  onCancel={() => setRemoving(null)}
                  onConfirm={() => {
                    // First the focus goes back to the row, then on to the one that takes its place.
                    flushSync(() => setRemoving(null));
                    void run(removing.action, removing.record);
                  }}
                />
              )}
            </Suspense>
          </ListContextBridge>
        </ProgramsContext>
      </ListViewContext>
    </ResourceContextProvider>
  );
}
