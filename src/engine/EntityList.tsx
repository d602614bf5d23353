import { ResourceContextProvider } from 'ra-core';
import { Suspense, useRef } from 'react';
import { Navigate } from 'react-router';
import { withWords } from '../../i18n/words';
import type { Entity } from '../../resources/entity';
import { lazyPart } from '../ui/lazyPart';
import { PageHeader } from '../ui/PageHeader';
import { useActionDesk } from './actions/useActionDesk';
import { CreateLink } from './create/CreateLink';
import styles from './EntityList.module.css';
import { useFlags } from './flags/useFlags';
import { ImportMenu } from './imports/ImportMenu';
import { KeysButton } from './keys/KeysButton';
import { useListKeys } from './keys/useListKeys';
import { ListContextBridge } from './list/ListContextBridge';
import { ListFooter } from './list/ListFooter';
import { ListNotices } from './list/ListNotices';
import { ListSubtitle } from './list/ListSubtitle';
import { ListTable } from './list/ListTable';
import { ListToolbar } from './list/ListToolbar';
import { ListViewContext } from './list/ListViewContext';
import { ModerateLink } from './list/ModerateLink';
import { useEntityList } from './list/useEntityList';
import { useHeldRow } from './list/useHeldRow';
import { useListComposer } from './list/useListComposer';
import { ViewTabs } from './list/ViewTabs';
import { ProgramsContext, useLoadPrograms } from './programs';
import { pageOf } from './recordLink';
import { SelectionBar } from './selection/SelectionBar';
import { useEntityWords } from './words';

const RecordPanel = lazyPart(() => withWords(['panel', 'ask'], () => import('./panel/RecordPanel')));

/** The list page of an entity: all of it follows from the declaration and the address. */
export function EntityList({ entity }: { entity: Entity }) {
  const desk = useActionDesk(entity);
  const { onAction, dialogs } = desk;
  const view = useHeldRow(useFlags(useEntityList(entity)), desk.composing?.id ?? null);
  const words = useEntityWords(entity);
  const sheet = useRef<HTMLElement>(null);
  const composing = useListComposer(sheet, view, desk);
  useListKeys(sheet, view, onAction);
  const programs = useLoadPrograms(Object.values(entity.fields).some(({ kind }) => kind === 'program'));

  const opened = view.address.record;
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
                  <ModerateLink />
                  <ImportMenu entity={entity} />
                  <CreateLink entity={entity} />
                </>
              }
            />
            <section ref={sheet} className={styles.sheet} aria-label={words.name(2)}>
              <ViewTabs />
              <ListToolbar />
              <SelectionBar />
              <ListNotices />
              <ListTable composing={opened === null ? composing : null} onAction={onAction} />
              <ListFooter />
            </section>
            <Suspense>
              {opened !== null &&
                (entity.page ? (
                  <Navigate replace to={pageOf(entity, opened)} />
                ) : (
                  <RecordPanel id={opened} desk={desk} />
                ))}
            </Suspense>
            {dialogs}
          </ListContextBridge>
        </ProgramsContext>
      </ListViewContext>
    </ResourceContextProvider>
  );
}
