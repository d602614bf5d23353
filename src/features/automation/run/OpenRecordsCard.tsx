import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';
import type { Widget } from '../../../../resources/widgets';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { useErrorText } from '../../../engine/errors/errorText';
import { recordQuery } from '../../../engine/records/recordQuery';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import { Card } from '../../../ui/layout/Card';
import flowStyles from '../../../ui/layout/flow.module.css';
import tables from '../../../ui/layout/table.module.css';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import textStyles from '../../../ui/text/text.module.css';
import styles from '../automation.module.css';
import { toRule } from '../rule/rule';
import { getTrigger, type Trigger } from '../rule/triggers';
import { RecordCells } from './MatchTable';
import { settleOpen, toMemory } from './memory';
import { changeMemory } from './recordResults';
import { createRuleLock, useIsRuleIdle } from './ruleLock';

/** Number of records that are listed; each is read by its own request. */
const MAX_ROWS = 20;

/**
 * Lists the records of interrupted runs. Whether they got their points or voucher is unknown, so the merchant marks them
 * as done or leaves them to the next run. Hidden while a run is active in this browser.
 */
export function OpenRecordsCard({ widget }: { widget: Widget }) {
  const { preferencesKey } = useCurrentSite();
  const records = toMemory(widget.data).runs.flatMap(({ at, open = [] }) => open.map((id) => ({ id, at })));
  const isIdle = useIsRuleIdle(preferencesKey, widget._id, [...new Set(records.map(({ at }) => at))].join());
  const trigger = getTrigger(toRule(widget.data));
  if (records.length === 0 || !isIdle || trigger === null) return null;
  return <OpenRecords ruleId={widget._id} trigger={trigger} records={records} />;
}

interface OpenRecordsProps {
  ruleId: string;
  trigger: Trigger;
  /** Ids, and the start of their run in ISO 8601. Never empty. */
  records: readonly { id: string; at: string }[];
}

function OpenRecords({ ruleId, trigger: { entity }, records }: OpenRecordsProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const { locale, preferencesKey } = useCurrentSite();
  const labels = useEntityLabels(entity);
  const customerLabels = useEntityLabels(customers);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [isSaving, setSaving] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  useFocusRestore(region);
  const shown = records.slice(0, MAX_ROWS);
  const loaded = useQueries({ queries: shown.map(({ id }) => recordQuery(dataProvider, entity.name, id)) });

  const settle = async (ids: readonly string[], isDone: boolean) => {
    // A run that starts during the change waits for the lock.
    const lock = createRuleLock(preferencesKey, ruleId);
    setSaving(true);
    try {
      await lock.hold();
      await changeMemory(dataProvider, ruleId, (data) => settleOpen(data, new Set(ids), isDone));
      const count = formatPoints(ids.length, locale);
      notify(translate(isDone ? 'automation.open.taken' : 'automation.open.released', { count }), { type: 'success' });
    } catch (thrown) {
      notify(translate('automation.open.failed', { reason: errorText(thrown) }), { type: 'error' });
    } finally {
      lock.release();
      setSaving(false);
    }
  };
  const decide = (ids: readonly string[], getLabel: (key: 'take' | 'release') => string, name?: string) => (
    <div className={flowStyles.controls}>
      {(['take', 'release'] as const).map((key) => (
        <Button
          key={key}
          size="small"
          disabled={isSaving}
          {...(name !== undefined && { 'aria-label': translate(`automation.open.${key}Named`, { name }) })}
          onClick={() => void settle(ids, key === 'take')}
        >
          {getLabel(key)}
        </Button>
      ))}
    </div>
  );
  const title = translate('automation.open.title');
  const hasCustomer = entity.fields['customer'] !== undefined;
  const allIds = records.map(({ id }) => id);
  return (
    <div ref={region} tabIndex={-1}>
      <Card title={title} action={decide(allIds, (key) => translate(`automation.open.${key}All`))}>
        <Banner
          tone="waiting"
          title={translate('automation.open.text', { count: formatPoints(records.length, locale) })}
        >
          {translate('automation.open.help')}
        </Banner>
        <div className={tables.scroller}>
          <table className={styles.table} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{labels.name(1)}</th>
                {hasCustomer && <th scope="col">{customerLabels.name(1)}</th>}
                <th scope="col">{translate('automation.log.at')}</th>
                <th scope="col">{translate('automation.open.decision')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ id, at }, index) => {
                const record = loaded[index]?.data;
                // One that can't be read is named by its id.
                const name = record ? labels.title(record) : id;
                return (
                  <tr key={id}>
                    {record ? (
                      <RecordCells entity={entity} record={record} />
                    ) : (
                      <td colSpan={hasCustomer ? 2 : 1}>{name}</td>
                    )}
                    <td>
                      <RelativeTime instant={at} />
                    </td>
                    <td>{decide([id], (key) => translate(`automation.open.${key}`), name)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        {records.length > MAX_ROWS && (
          <p className={textStyles.second}>
            {translate('automation.run.more', { count: formatPoints(records.length - MAX_ROWS, locale) })}
          </p>
        )}
      </Card>
    </div>
  );
}
