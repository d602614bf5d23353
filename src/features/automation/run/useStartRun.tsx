import '../../../../i18n/en/areas/bulk';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { customers } from '../../../../resources/customers';
import type { Widget } from '../../../../resources/widgets';
import { useBulkPorts } from '../../../engine/bulk/useBulkPorts';
import { useErrorText } from '../../../engine/errors/errorText';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { toPerson } from '../../../engine/records/values';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useTray } from '../../../engine/tray/Tray';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { useWidgetPorts } from '../../storefront/useWidgetPorts';
import { getCustomerId, isAddition } from '../rule/actions';
import { createRuleChange } from './createRuleChange';
import type { Evaluation } from './findMatches';
import { type RunResult, toMemory } from './memory';
import { recordResults } from './recordResults';
import { createRuleLock } from './ruleLock';

const BulkRunCard = lazyPart(() => import('../../../engine/bulk/BulkRunCard'));

/**
 * Returns a function that starts a run of a rule: a bulk run whose results the rule remembers. Points and vouchers are
 * remembered before they are sent, and one run of a rule sends at a time, so that no record gets them twice.
 */
export function useStartRun(): (widget: Widget, evaluation: Evaluation, records: readonly ConsoleRecord[]) => void {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const tray = useTray();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const ports = useWidgetPorts();
  const { preferencesKey } = useCurrentSite();
  const bulkPorts = useBulkPorts();

  return (widget, evaluation, records) => {
    const { rule, trigger, action } = evaluation;
    const at = new Date(getServerTime()).toISOString();
    const customerIds = new Map(records.map((record) => [record.id, getCustomerId(trigger.entity, record) ?? '']));
    const lock = createRuleLock(preferencesKey, widget._id);
    const isGiven = isAddition(action);
    let undone = toMemory(widget.data).undone;
    let sent: readonly ConsoleRecord[] | null = null;
    let doneIds: readonly string[] = [];
    let isMarked: Promise<void> | null = null;
    /** Resolves when the latest result is stored, or couldn't be. */
    let isRecorded = Promise.resolve();
    const toChange = createRuleChange({
      evaluation,
      ruleId: widget._id,
      getUndone: () => undone,
      adminNote: translate('automation.adminNote', { name: rule.name.trim() }),
      getCustomer: ({ id }) => customerIds.get(id) ?? '',
    });
    const record = createResultQueue(widget._id);
    let isUndo = false;
    const base = () => ({ at, matched: evaluation.matches.length, all: (sent ?? []).map(({ id }) => id) });

    /** Remembers the records that aren't done as handled. @throws AppError; nothing may be sent then */
    const mark = () => {
      const { all, ...run } = base();
      const open = all.filter((id) => !doneIds.includes(id));
      return recordResults(dataProvider, widget._id, [{ ...run, all, isUndo: false, ids: doneIds, open, failed: 0 }]);
    };
    /** Leaves out the records that another run has handled since the check. @throws AppError */
    const collect = async () => {
      const fresh = (await ports.load()).find(({ _id }) => _id === widget._id);
      if (!fresh) throw new AppError({ kind: 'notFound' });
      const memory = toMemory(fresh.data);
      undone = memory.undone;
      sent ??= records.filter(({ id }) => !memory.handled.includes(id));
      if (sent.length > 0) isMarked = mark();
      await isMarked;
      return sent;
    };
    tray.open((close) => (
      <BulkRunCard
        options={{
          entity: action.entity,
          action: action.named,
          async collect(onPage, signal) {
            try {
              await lock.hold(signal);
              sent = isGiven ? await collect() : records;
            } catch (error) {
              lock.release();
              throw error;
            }
            if (signal.aborted) {
              return record({ ...base(), isUndo: false, ids: [], failed: 0 }).then(lock.release);
            }
            onPage(action.isOnCustomer ? sent.map(toCustomerRecord) : sent, records.length - sent.length);
          },
          requiresConfirmation: () => false,
          ports: bulkPorts,
          work: { toChange },
          async beforeWrite(undoing) {
            isUndo = undoing;
            await isRecorded;
            await lock.hold();
            if (!isGiven || undoing) return;
            isMarked ??= mark();
            await isMarked;
          },
          onSettled(outcome) {
            const ids = outcome.done.map(({ id }) => id);
            if (!isUndo) doneIds = ids;
            isMarked = null;
            if (isUndo && ids.length > 0 && widget.isEnabled) {
              const name = rule.name.trim();
              notify(translate('automation.run.undoneOn', { name }), { type: 'warning', autoHideDuration: null });
            }
            // Another run, and the list of interrupted ones, wait for the result.
            isRecorded = record({ ...base(), isUndo, ids, failed: outcome.failed.length }).then(lock.release);
            void queryClient.invalidateQueries({ queryKey: [trigger.entity.name] });
            if (action.isOnCustomer) void queryClient.invalidateQueries({ queryKey: [customers.name] });
          },
        }}
        onClose={close}
      />
    ));
  };

  /** Stores results one after the other, and resolves when that ended. Those that could not be stored are stored with the next one. */
  function createResultQueue(ruleId: string): (result: RunResult) => Promise<void> {
    let waiting: readonly RunResult[] = [];
    let lastWrite = Promise.resolve();
    const store = async () => {
      const sent = waiting;
      if (sent.length === 0) return;
      try {
        await recordResults(dataProvider, ruleId, sent);
        waiting = waiting.slice(sent.length);
      } catch (thrown) {
        console.warn('storing the results of a rule failed', thrown);
        notify(translate('automation.run.notRemembered', { reason: errorText(thrown) }), {
          type: 'error',
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
      return lastWrite;
    };
  }
}

/** The customer of a record, under the id of the record: a customer may have several. */
function toCustomerRecord(record: ConsoleRecord): ConsoleRecord {
  const person = toPerson(record['customer']);
  return person === null ? record : { ...person, id: record.id };
}
