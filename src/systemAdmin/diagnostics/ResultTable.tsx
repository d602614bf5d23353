import { useLocale, useTranslate } from 'ra-core';
import type { CheckResult, Outcome } from '../../../dataProvider/diagnostics/check';
import type { StatusTone } from '../../../resources/field';
import { formatFileSize } from '../../lib/format/file';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { classes } from '../../ui/classes';
import tableStyles from '../../ui/layout/table.module.css';
import textStyles from '../../ui/text/text.module.css';
import styles from '../SystemAdmin.module.css';

const columns = ['call', 'result', 'status', 'time', 'size', 'findings'] as const;

/** One row per call that was checked. */
export function ResultTable({ results }: { results: readonly CheckResult[] }) {
  const translate = useTranslate();
  const label = translate('systemAdmin.run.results');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard.
    <section className={tableStyles.scroller} aria-label={label} tabIndex={0}>
      <table className={classes(tableStyles.table, styles.table)} aria-label={label}>
        <thead className={tableStyles.head}>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {translate(`systemAdmin.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <ResultRow key={result.name} result={result} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ResultRow({ result }: { result: CheckResult }) {
  const { name, kind, outcome, status, milliseconds, bytes } = result;
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <tr>
      <td>
        <bdi dir="ltr" className={styles.call}>
          {name}
        </bdi>
        {kind === 'optional' && <p className={textStyles.smallSecond}>{translate('systemAdmin.optional')}</p>}
      </td>
      <td className={textStyles.oneLine}>
        <OutcomeBadge outcome={outcome} />
      </td>
      <td className={textStyles.oneLine}>{status}</td>
      <td className={textStyles.oneLine}>
        {milliseconds !== null && translate('systemAdmin.milliseconds', { count: milliseconds })}
      </td>
      <td className={textStyles.oneLine}>{bytes !== null && formatFileSize(bytes, locale)}</td>
      <td>
        <Findings result={result} />
      </td>
    </tr>
  );
}

function Findings({ result: { outcome, misfits, errorKind, message, needs } }: { result: CheckResult }) {
  const translate = useTranslate();
  if (needs !== null) return <span className={textStyles.smallSecond}>{translate(`systemAdmin.needs.${needs}`)}</span>;
  return (
    <>
      {errorKind !== null && outcome !== 'missing' && <p>{translate(`errors.${errorKind}.title`)}</p>}
      {message !== '' && (
        <p className={textStyles.smallSecond}>
          <bdi>{message}</bdi>
        </p>
      )}
      {misfits.map(({ path, expected, actual }) => (
        <p key={path}>
          <code dir="ltr" className={styles.path}>
            {path}
          </code>{' '}
          <span className={textStyles.smallSecond}>{translate('systemAdmin.misfit', { expected, actual })}</span>
        </p>
      ))}
    </>
  );
}

const tones: Readonly<Record<Outcome, StatusTone>> = {
  failed: 'refused',
  denied: 'refused',
  misfit: 'waiting',
  ok: 'done',
  missing: 'neutral',
  skipped: 'neutral',
};

/** Outcomes in the order of their urgency. */
export const outcomes: readonly Outcome[] = ['failed', 'denied', 'misfit', 'ok', 'missing', 'skipped'];

/** The outcome of a check. */
export function OutcomeBadge({ outcome }: { outcome: Outcome }) {
  const translate = useTranslate();
  return <StatusBadge tone={tones[outcome] ?? 'neutral'}>{translate(`systemAdmin.outcome.${outcome}`)}</StatusBadge>;
}
