import { useTranslate } from 'ra-core';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { Program } from '../../../../resources/programs';
import { EditGuard } from '../../../engine/editing/EditGuard';
import { Banner } from '../../../ui/feedback/Banner';
import { Spinner } from '../../../ui/icons/Spinner';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { BackButton } from '../../../ui/navigation/BackButton';
import { TabBar } from '../../../ui/navigation/TabBar';
import { toCalculableProgram } from '../draft/toCalculableProgram';
import { useProgramOrder } from '../order/useProgramOrder';
import { SaveBar } from '../save/SaveBar';
import { EditorSidebar } from './EditorSidebar';
import { buildProgramTabUrl, type ProgramTab, programTabs } from './editedProgram';
import styles from './editor.module.css';
import { ProgramEditorContext } from './programEditor';
import { TabContent } from './TabContent';
import { useOrderNotifications } from './useOrderNotifications';
import { useProgramController } from './useProgramController';

const tabMessageKeys: Readonly<Record<ProgramTab, string>> = {
  '': 'loyaltyEditor.tabs.parts',
  settings: 'loyaltyEditor.tabs.settings',
  costs: 'loyaltyEditor.tabs.costs',
  try: 'loyaltyEditor.tabs.try',
};

/** Program editor: tabs that share one draft, a save bar, and a leave guard. */
export function Editor({ program, tab }: { program: Program; tab: ProgramTab }) {
  const translate = useTranslate();
  const [isReviewing, setReviewing] = useState(false);
  const editor = useProgramController(program, {
    whenIdle: () => Promise.all([orders.tasks.whenIdle(), orders.rewards.whenIdle()]),
    onSaved: () => setReviewing(false),
  });
  const notifyOrder = useOrderNotifications(editor);
  const orders = {
    tasks: useProgramOrder(program, 'tasks', notifyOrder('tasks')),
    rewards: useProgramOrder(program, 'rewards', notifyOrder('rewards')),
  };
  const edited = useMemo(
    () => ({ saved: program, drafted: toCalculableProgram(editor.draftProgram) }),
    [program, editor.draftProgram],
  );
  const deferredEdited = useDeferredValue(edited);
  // The other tabs show the sidebar's content themselves.
  const hasSidebar = tab === '' || tab === 'settings';
  const programUrl = buildProgramTabUrl(program._id, '');
  const isProgramUrl = (to: string | null) => to !== null && (to === programUrl || to.startsWith(`${programUrl}/`));
  const isSending = orders.tasks.isBusy || orders.rewards.isBusy;
  return (
    <ProgramEditorContext value={{ saved: program, editor, orders }}>
      <PageHeader
        back={<BackButton to="/loyalty" label={translate('loyaltyEditor.back')} />}
        title={<bdi>{edited.drafted.name?.trim() || translate('loyalty.untitled')}</bdi>}
      />
      <div className={styles.tabs}>
        <TabBar
          label={translate('loyaltyEditor.tabs.label')}
          tabs={programTabs.map((item) => ({
            key: item,
            label: translate(tabMessageKeys[item]),
            to: buildProgramTabUrl(program._id, item),
            current: item === tab,
          }))}
        />
      </div>
      {editor.isRestored && editor.isChanged && <Banner tone="info" title={translate('loyaltyEditor.restored')} />}
      <div className={hasSidebar ? styles.columns : undefined}>
        <div className={styles.stack}>
          <Suspense fallback={<Spinner label />}>
            <TabContent tab={tab} edited={edited} />
          </Suspense>
        </div>
        {hasSidebar && <EditorSidebar edited={deferredEdited} />}
      </div>
      <SaveBar isReviewing={isReviewing} onReview={setReviewing} />
      <EditGuard verb="save" when={(to) => !isProgramUrl(to) && (isSending || editor.hasUnsavedChanges())} />
    </ProgramEditorContext>
  );
}
