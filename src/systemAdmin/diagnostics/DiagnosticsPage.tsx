import { useLocale, useTranslate } from 'ra-core';
import { use, useEffect, useRef, useState } from 'react';
import type { Check, CheckResult } from '../../../dataProvider/diagnostics/check';
import { readChecks, writeChecks } from '../../../dataProvider/diagnostics/checks';
import { type DiagnosticsReport, formatReport, parseReports } from '../../../dataProvider/diagnostics/report';
import { runChecks } from '../../../dataProvider/diagnostics/runChecks';
import { loadAllEntities } from '../../../resources/loadAllEntities';
import { downloadFile } from '../../engine/export/downloadFile';
import { getStoredItem, setStoredItem } from '../../lib/storage/browserStorage';
import { Button } from '../../ui/buttons/Button';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { Card } from '../../ui/layout/Card';
import flowStyles from '../../ui/layout/flow.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import textStyles from '../../ui/text/text.module.css';
import { useAdminTarget } from '../adminTarget';
import styles from '../SystemAdmin.module.css';
import { OutcomeBadge, outcomes, ResultTable } from './ResultTable';

const loadingChecks = loadAllEntities().then(readChecks);

/** Runs every read of the API and shows which responses fit their schemas. */
export default function DiagnosticsPage() {
  const checks = use(loadingChecks);
  const translate = useTranslate();
  const locale = useLocale();
  const { report, isRunning, history, run, stop, show, clearHistory } = useDiagnostics();
  const formatTime = (instant: string) => new Date(instant).toLocaleString(locale);
  const text = report ? formatReport(report) : '';
  const download = () =>
    downloadFile(
      new Blob([text], { type: 'application/json' }),
      `diagnostics-${report?.startedAt.slice(0, 19).replaceAll(':', '-')}.json`,
    );
  return (
    <div className={styles.content}>
      <PageHeader
        title={translate('systemAdmin.tabs.diagnostics')}
        subtitle={translate('systemAdmin.run.text', { count: checks.length })}
        actions={
          isRunning ? (
            <Button onClick={stop}>{translate('systemAdmin.run.stop')}</Button>
          ) : (
            <Button kind="primary" onClick={() => void run(checks)}>
              {translate('systemAdmin.run.start')}
            </Button>
          )
        }
      />
      {isRunning && (
        <ProgressBar
          value={report?.results.length ?? 0}
          max={checks.length}
          label={translate('systemAdmin.run.progress')}
        />
      )}
      {report && (
        <Card
          title={translate('systemAdmin.run.title', { time: formatTime(report.startedAt) })}
          action={
            !isRunning && (
              <div className={flowStyles.buttons}>
                <CopyButton size="small" value={text} label={translate('systemAdmin.run.copy')} />
                <Button size="small" onClick={download}>
                  {translate('systemAdmin.run.download')}
                </Button>
              </div>
            )
          }
        >
          <div className={flowStyles.stack3} role="status">
            <RunSummary report={report} isRunning={isRunning} />
          </div>
          <ResultTable results={report.results} />
        </Card>
      )}
      <WriteChecks />
      {history.length > 0 && (
        <Card
          title={translate('systemAdmin.history.title')}
          action={
            <Button size="small" onClick={clearHistory}>
              {translate('systemAdmin.history.clear')}
            </Button>
          }
        >
          <div className={flowStyles.stack3}>
            <p className={textStyles.smallSecond}>{translate('systemAdmin.history.text')}</p>
            <ul className={styles.rows}>
              {history.map((past) => (
                <li key={past.startedAt}>
                  <Button size="small" disabled={isRunning} onClick={() => show(past)}>
                    {formatTime(past.startedAt)}
                  </Button>
                  <RunSummary report={past} isRunning={false} />
                </li>
              ))}
            </ul>
          </div>
        </Card>
      )}
    </div>
  );
}

/** Number of checks by outcome. */
function RunSummary({ report, isRunning }: { report: DiagnosticsReport; isRunning: boolean }) {
  const translate = useTranslate();
  const { results, isComplete } = report;
  return (
    <span className={styles.summary}>
      {outcomes.map((outcome) => {
        const count = results.filter((result) => result.outcome === outcome).length;
        return (
          count > 0 && (
            <span key={outcome}>
              <OutcomeBadge outcome={outcome} /> {count}
            </span>
          )
        );
      })}
      {!isComplete && !isRunning && <span>{translate('systemAdmin.run.stopped')}</span>}
    </span>
  );
}

/** Housekeeping calls, each sent by its own button. */
function WriteChecks() {
  const translate = useTranslate();
  const target = useAdminTarget();
  const [results, setResults] = useState<readonly CheckResult[]>([]);
  const [pending, setPending] = useState<string | null>(null);
  const send = async (check: Check) => {
    setPending(check.name);
    const [result] = await runChecks(target, [check]);
    setPending(null);
    if (result) setResults((before) => [...before.filter(({ name }) => name !== result.name), result]);
  };
  return (
    <Card title={translate('systemAdmin.writes.title')}>
      <div className={flowStyles.stack3}>
        <p className={textStyles.smallSecond}>{translate('systemAdmin.writes.text')}</p>
        <div className={flowStyles.buttons}>
          {writeChecks.map((check) => (
            <Button
              key={check.name}
              busy={pending === check.name}
              disabled={pending !== null && pending !== check.name}
              onClick={() => void send(check)}
            >
              {translate(`systemAdmin.writes.${check.name.endsWith('ping') ? 'ping' : 'refresh'}`)}
            </Button>
          ))}
        </div>
      </div>
      <div role="status">{results.length > 0 && <ResultTable results={results} />}</div>
    </Card>
  );
}

/** Removed by a sign-out, as every key with this prefix. */
const STORAGE_KEY = 'console.diagnostics';
const MAX_RUNS = 10;

/** A run of checks, and the recent runs of this browser. */
interface Diagnostics {
  /** The run in progress, else the selected one; null before the first. */
  report: DiagnosticsReport | null;
  isRunning: boolean;
  history: readonly DiagnosticsReport[];
  run: (checks: readonly Check[]) => Promise<void>;
  stop: () => void;
  show: (report: DiagnosticsReport) => void;
  clearHistory: () => void;
}

function useDiagnostics(): Diagnostics {
  const target = useAdminTarget();
  const [history, setHistory] = useState(() => parseReports(getStoredItem(STORAGE_KEY)));
  const [report, setReport] = useState<DiagnosticsReport | null>(null);
  const [isRunning, setRunning] = useState(false);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const store = (reports: readonly DiagnosticsReport[]) => {
    setHistory(reports);
    setStoredItem(STORAGE_KEY, reports.length === 0 ? null : JSON.stringify(reports));
  };
  return {
    report,
    isRunning,
    history,
    async run(checks) {
      if (isRunning) return;
      const controller = new AbortController();
      abort.current = controller;
      const { apiUrl, siteId } = target;
      const startedAt = new Date().toISOString();
      const toReport = (results: readonly CheckResult[]): DiagnosticsReport => ({
        version: 2,
        startedAt,
        apiUrl,
        siteId,
        isComplete: results.length === checks.length,
        results,
      });
      const collected: CheckResult[] = [];
      setRunning(true);
      setReport(toReport([]));
      const results = await runChecks(target, checks, {
        signal: controller.signal,
        onResult(result) {
          collected.push(result);
          setReport(toReport([...collected]));
        },
      });
      setRunning(false);
      if (results.length > 0) store([toReport(results), ...history].slice(0, MAX_RUNS));
    },
    stop: () => abort.current?.abort(),
    show: setReport,
    clearHistory: () => store([]),
  };
}
