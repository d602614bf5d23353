import { useTranslate } from 'ra-core';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { withMessages } from '../../../../i18n/i18n';
import { customers } from '../../../../resources/customers';
import type { Widget } from '../../../../resources/widgets';
import { usePointsOutcomeText } from '../../../engine/bulk/usePointsOutcomeText';
import { useAttemptStore } from '../../../engine/drafts/useAttemptStore';
import { useErrorText } from '../../../engine/errors/errorText';
import type { BulkOutcome } from '../../../engine/records/bulkRun';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useEngine } from '../../../engine/records/EngineContext';
import { toPerson } from '../../../engine/records/values';
import { useProvider } from '../../../engine/shop/useProvider';
import { useWidgetPorts } from '../../../engine/storefront/useWidgetPorts';
import { useTray } from '../../../engine/tray/Tray';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { useToast } from '../../../ui/toasts/toastContext';
import { getCustomerId } from '../rule/actions';
import { createRuleWork } from './createRuleWork';
import type { Evaluation } from './findMatches';
import { type RunResult, toMemory } from './memory';
import { recordResults } from './recordResults';

const BulkRunCard = lazyPart(() => withMessages('bulk', () => import('../../../engine/bulk/BulkRunCard')));

/** Returns a function that starts a run of a rule: a bulk run whose results the rule remembers. */
export function useStartRun(): (widget: Widget, evaluation: Evaluation, records: readonly ConsoleRecord[]) => void {
  const translate = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const tray = useTray();
  const dataProvider = useProvider();
  const { writer } = useEngine();
  const ports = useWidgetPorts();
  const attempts = useAttemptStore();
  const describePoints = usePointsOutcomeText();

  return (widget, evaluation, records) => {
    const { rule, trigger, action } = evaluation;
    const at = new Date(getServerTime()).toISOString();
    const customerIds = new Map(records.map((record) => [record.id, getCustomerId(trigger.entity, record) ?? '']));
    const work = createRuleWork({
      evaluation,
      ruleId: widget._id,
      undone: toMemory(widget.data).undone,
      dataProvider,
      attempts,
      writer,
      describePoints,
      describeVouchers: (codes) =>
        translate('bulk.vouchersRepeated', { smart_count: codes.length + 1, codes: codes.join(', ') }),
      adminNote: translate('automation.adminNote', { name: rule.name.trim() }),
      getCustomer: ({ id }) => customerIds.get(id) ?? '',
    });
    const record = createResultQueue(widget._id);
    let isUndo = false;
    tray.open((close) => (
      <BulkRunCard
        options={{
          entity: action.entity,
          action: action.named,
          collect: async (onPage) => onPage(action.isOnCustomer ? records.map(toCustomerRecord) : records),
          requiresConfirmation: () => false,
          write: async (item, change) => void (await writer.write(action.entity, item, change)),
          work: {
            canUndo: work.canUndo,
            perform(item, undoing) {
              isUndo = undoing;
              return work.perform(item, undoing);
            },
          },
          onSettled(outcome) {
            record(toResult({ at, matched: evaluation.matches.length, isUndo }, outcome));
            void writer.refresh(trigger.entity);
            if (action.isOnCustomer) void writer.refresh(customers);
          },
        }}
        onClose={close}
      />
    ));
  };

  /** Stores results one after the other. Those that could not be stored are stored with the next one. */
  function createResultQueue(ruleId: string): (result: RunResult) => void {
    let waiting: readonly RunResult[] = [];
    let lastWrite = Promise.resolve();
    const store = async () => {
      const sent = waiting;
      if (sent.length === 0) return;
      try {
        await recordResults(ruleId, sent, ports);
        waiting = waiting.slice(sent.length);
      } catch (thrown) {
        console.warn('storing the results of a rule failed', thrown);
        toast({
          tone: 'danger',
          text: translate('automation.run.notRemembered', { reason: errorText(thrown) }),
          action: { label: translate('ui.retry'), run: () => storeNext() },
        });
      }
    };
    const storeNext = () => {
      lastWrite = lastWrite.then(store);
    };
    return (result) => {
      waiting = [...waiting, result];
      storeNext();
    };
  }
}

/** The customer of a record, under the id of the record: a customer may have several. */
function toCustomerRecord(record: ConsoleRecord): ConsoleRecord {
  const person = toPerson(record['customer']);
  return person === null ? record : { ...person, id: record.id };
}

function toResult(
  run: Pick<RunResult, 'at' | 'matched' | 'isUndo'>,
  { done, failed }: Pick<BulkOutcome, 'done' | 'failed'>,
): RunResult {
  return { ...run, ids: done.map(({ id }) => id), failed: failed.length };
}
