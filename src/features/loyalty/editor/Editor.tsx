import { useNotify, useTranslate } from 'ra-core';
import { memo, Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { Program } from '../../../../resources/programs';
import { EditGuard } from '../../../engine/editing/EditGuard';
import { useErrorReason } from '../../../engine/errors/errorReason';
import { FieldList } from '../../../engine/fields/FieldList';
import { getProgramName } from '../../../engine/shop/programs';
import { classes } from '../../../ui/classes';
import { Banner } from '../../../ui/feedback/Banner';
import { CardSkeleton } from '../../../ui/feedback/CardSkeleton';
import { useAnnounce } from '../../../ui/feedback/LiveRegion';
import { Spinner } from '../../../ui/icons/Spinner';
import { Card } from '../../../ui/layout/Card';
import columnStyles from '../../../ui/layout/columns.module.css';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { BackButton } from '../../../ui/navigation/BackButton';
import { TabBar } from '../../../ui/navigation/TabBar';
import { programForm } from '../draft/formFields';
import { findPart, getDraftValue, type PartList } from '../draft/programDraft';
import { toCalculableProgram } from '../draft/toCalculableProgram';
import { useFieldText } from '../forms/useFieldText';
import { type OrderNotice, useProgramOrder } from '../order/useProgramOrder';
import { PartsCard } from '../parts/PartsCard';
import { usePartTitle } from '../programs/usePartTitle';
import { SaveBar } from '../save/SaveBar';
import { buildProgramTabUrl, type EditedProgram, type ProgramTab, programTabs } from './editedProgram';
import styles from './editor.module.css';
import { ProgramEditorContext, useProgramEditor } from './programEditor';
import { type ProgramController, useProgramController } from './useProgramController';

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
  const editor = useProgramController(program, { onSaved: () => setReviewing(false) });
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
        title={<bdi>{getProgramName(edited.drafted, translate)}</bdi>}
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
      {editor.isRestored && editor.isChanged && (
        <div className={styles.notice}>
          <Banner tone="info" title={translate('loyaltyEditor.restored')} />
        </div>
      )}
      <div className={hasSidebar ? styles.columns : undefined}>
        <div className={columnStyles.stackAboveBar}>
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

const CostsTab = lazyPart(() => import('../costs/CostsTab'));
const TesterTab = lazyPart(() => import('../tester/TesterTab'));

/** Renders the content of a tab. */
function TabContent({ tab, edited }: { tab: ProgramTab; edited: EditedProgram }) {
  switch (tab) {
    case '':
      return <PartsTab />;
    case 'settings':
      return <SettingsTab />;
    case 'costs':
      return <CostsTab {...edited} />;
    case 'try':
      return <TesterTab {...edited} />;
  }
}

const CostSummary = lazyPart(() => import('../costs/CostSummary'));
const ShopperView = lazyPart(() => import('../preview/ShopperView'));
const LintFindings = lazyPart(() => import('../lint/LintFindings'));

/** Sidebar next to the forms: lint findings, cost summary, and shopper preview. Memoized: a deferred `edited` keeps typing fast. */
const EditorSidebar = memo(function EditorSidebar({ edited }: { edited: EditedProgram }) {
  return (
    <div className={classes(columnStyles.stackAboveBar, styles.sidebar)}>
      <Suspense fallback={<CardSkeleton height={96} />}>
        <LintFindings {...edited} />
      </Suspense>
      <Suspense fallback={<CardSkeleton height={128} />}>
        <CostSummary {...edited} />
      </Suspense>
      <div className={styles.preview}>
        <Suspense fallback={<CardSkeleton height={480} />}>
          <ShopperView {...edited} />
        </Suspense>
      </div>
    </div>
  );
});

/** Tab with the tasks and rewards of a program. */
function PartsTab() {
  return (
    <>
      <PartsCard list="tasks" />
      <PartsCard list="rewards" />
    </>
  );
}

type NotifyOrder = (notice: OrderNotice) => void;

/**
 * Announces the result of a move by title. Successful moves are only announced to screen readers; the rest is also
 * shown as a notification.
 */
function useOrderNotifications({
  draftProgram,
  seen,
}: Pick<ProgramController, 'draftProgram' | 'seen'>): (list: PartList) => NotifyOrder {
  const translate = useTranslate();
  const announce = useAnnounce();
  const notify = useNotify();
  const getErrorReason = useErrorReason();
  const getPartTitle = usePartTitle();
  return (list) => (notice) => {
    const getTitle = (id: string) =>
      getPartTitle(list, findPart(draftProgram, list, id) ?? seen.get(id) ?? { title: id, type: null });
    switch (notice.kind) {
      case 'moved': {
        const { id, ids } = notice;
        const place = ids.indexOf(id) + 1;
        announce(translate('loyaltyEditor.order.moved', { title: getTitle(id), place, count: ids.length }));
        return;
      }
      case 'changed':
        notify(translate('loyaltyEditor.order.changed'), { type: 'warning' });
        return;
      case 'gone':
        notify(translate('loyaltyEditor.order.gone', { title: getTitle(notice.id) }), { type: 'warning' });
        return;
      case 'failed': {
        const { id, error, count } = notice;
        const key = error.uncertain ? 'loyaltyEditor.order.uncertain' : 'loyaltyEditor.order.failed';
        const severalKey = error.uncertain
          ? 'loyaltyEditor.order.severalUncertain'
          : 'loyaltyEditor.order.severalFailed';
        const values = { title: getTitle(id), smart_count: count, reason: getErrorReason(error) };
        notify(translate(count > 1 ? severalKey : key, values), { type: 'error' });
      }
    }
  };
}

/** Value paths of the fields in each card. */
const cardFields = {
  title: ['name'],
  points: ['settings.earnsWhen', 'settings.rounding', 'settings.expiresAfterMonths', 'settings.guests'],
  shoppers: ['settings.pointsName', 'settings.welcome'],
} as const;

const target = { of: 'program' } as const;

/** Tab with the program settings. */
function SettingsTab() {
  const translate = useTranslate();
  const { editor } = useProgramEditor();
  const getFieldText = useFieldText();
  return Object.entries(cardFields).map(([name, paths]) => (
    <Card key={name} title={translate(`loyaltyEditor.settings.${name}`)}>
      <FieldList
        fields={Object.fromEntries(paths.flatMap((path) => (programForm[path] ? [[path, programForm[path]]] : [])))}
        getFieldText={(path) => getFieldText(null, path)}
        valueAt={(path) => getDraftValue(editor.draftProgram, target, path)}
        onChange={(path, value) => editor.set(target, path, value)}
        isChecked={editor.isChecked}
      />
    </Card>
  ));
}
