import { useTranslate } from 'ra-core';
import type { Widget } from '../../../../resources/widgets';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Card } from '../../../ui/layout/Card';
import tables from '../../../ui/layout/table.module.css';
import { RelativeTime } from '../../../ui/text/RelativeTime';
import textStyles from '../../../ui/text/text.module.css';
import styles from '../automation.module.css';
import { useProviderRuns } from '../useRules';
import { toMemory } from './memory';

/** Number of runs that are listed. */
const MAX_ROWS = 20;

/** The runs of a rule, those started here and those of the API, latest first. */
export function RunLogCard({ widget }: { widget: Widget }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { data: providerRuns } = useProviderRuns(widget._id);
  const own = toMemory(widget.data).runs.map((run) => ({ ...run, isOwn: true }));
  const others = (providerRuns ?? []).map((run) => ({ ...run, undone: 0, open: undefined, isOwn: false }));
  const runs = [...own, ...others].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)).slice(0, MAX_ROWS);
  const title = translate('automation.log.title');
  const columns = ['matched', 'done', 'failed', 'undone'] as const;
  return (
    <Card title={title}>
      {runs.length === 0 ? (
        <p className={textStyles.second}>{translate('automation.neverRun')}</p>
      ) : (
        <div className={tables.scroller}>
          <table className={styles.table} aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{translate('automation.log.at')}</th>
                {columns.map((column) => (
                  <th key={column} scope="col" className={styles.number}>
                    {translate(`automation.log.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={`${run.at} ${run.isOwn}`}>
                  <td>
                    <RelativeTime instant={run.at} />
                    <span className={styles.small}>
                      {translate(run.isOwn ? 'automation.log.own' : 'automation.log.provider')}
                    </span>
                    {run.open !== undefined && (
                      <span className={styles.small}>
                        {translate('automation.log.open', { count: formatPoints(run.open.length, locale) })}
                      </span>
                    )}
                  </td>
                  {columns.map((column) => (
                    <td key={column} className={styles.number}>
                      {formatPoints(run[column], locale)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
