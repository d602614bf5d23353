import { useTranslate } from 'ra-core';
import { Suspense, useMemo, useState } from 'react';
import type { Program } from '../../../../resources/programs';
import { BackButton } from '../../../ui/BackButton';
import { LeaveGuard } from '../../../ui/LeaveGuard';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { Spinner } from '../../../ui/Spinner';
import { TabBar } from '../../../ui/TabBar';
import { isEmptyDraft } from '../draft/programDraft';
import { readableProgram } from '../draft/readableProgram';
import { useProgramOrder } from '../order/useProgramOrder';
import { SaveBar } from '../save/SaveBar';
import { Beside } from './Beside';
import { type ProgramTab, programTabs, tabAddress } from './editedProgram';
import styles from './editor.module.css';
import { type ProgramEditor, ProgramEditorContext } from './programEditor';
import { TabContent } from './TabContent';
import { useOrderTold } from './useOrderTold';
import { useProgramDraft } from './useProgramDraft';

/** Keys of the tabs' names. */
const tabWords: Readonly<Record<ProgramTab, string>> = {
  '': 'loyaltyEditor.tabs.parts',
  settings: 'loyaltyEditor.tabs.settings',
  costs: 'loyaltyEditor.tabs.costs',
  try: 'loyaltyEditor.tabs.try',
};

/** A programme that is edited: what its tabs show is one draft, and what is not saved is told below all of them. */
export function Editor({ program, tab }: { program: Program; tab: ProgramTab }) {
  const translate = useTranslate();
  const desk = useProgramDraft(program);
  const told = useOrderTold(desk);
  const orders = {
    tasks: useProgramOrder(program, 'tasks', told('tasks')),
    rewards: useProgramOrder(program, 'rewards', told('rewards')),
  };
  const [isChecked, setChecked] = useState(false);
  const edited = useMemo(() => ({ saved: program, drafted: readableProgram(desk.whole) }), [program, desk.whole]);
  const editor: ProgramEditor = { saved: program, desk, orders, isChecked };
  // The other tabs say themselves what stands beside the forms.
  const hasBeside = tab === '' || tab === 'settings';
  const own = tabAddress(program._id, '');
  const isOwn = (to: string | null) => to !== null && (to === own || to.startsWith(`${own}/`));
  const isSending = orders.tasks.isBusy || orders.rewards.isBusy;
  return (
    <ProgramEditorContext value={editor}>
      <PageHeader
        back={<BackButton to="/loyalty" label={translate('loyaltyEditor.back')} />}
        title={<bdi>{edited.drafted.name?.trim() || translate('loyalty.untitled')}</bdi>}
      />
      <div className={styles.tabs}>
        <TabBar
          label={translate('loyaltyEditor.tabs.label')}
          tabs={programTabs.map((one) => ({
            key: one,
            label: translate(tabWords[one]),
            to: tabAddress(program._id, one),
            current: one === tab,
          }))}
        />
      </div>
      {desk.isRestored && <Notice tone="info" title={translate('loyaltyEditor.restored')} />}
      <div className={hasBeside ? styles.columns : undefined}>
        <div className={styles.stack}>
          <Suspense fallback={<Spinner label />}>
            <TabContent tab={tab} edited={edited} />
          </Suspense>
        </div>
        {hasBeside && <Beside edited={edited} />}
      </div>
      <SaveBar onChecked={setChecked} />
      <LeaveGuard
        when={(to) => !isOwn(to) && (isSending || !isEmptyDraft(desk.latest()))}
        title={translate('loyaltyEditor.unsaved.title')}
        text={translate('loyaltyEditor.unsaved.text')}
        stay={translate('loyaltyEditor.unsaved.stay')}
        leave={translate('loyaltyEditor.unsaved.leave')}
      />
    </ProgramEditorContext>
  );
}
