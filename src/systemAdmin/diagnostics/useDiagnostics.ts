import { useEffect, useRef, useState } from 'react';
import type { Check, CheckResult } from '../../../dataProvider/diagnostics/check';
import { type DiagnosticsReport, parseReports } from '../../../dataProvider/diagnostics/report';
import { runChecks } from '../../../dataProvider/diagnostics/runChecks';
import { getStoredItem, setStoredItem } from '../../lib/storage/browserStorage';
import { useAdminTarget } from '../adminTarget';

/** Removed by a sign-out, as every key with this prefix. */
const STORAGE_KEY = 'console.diagnostics';
const MAX_RUNS = 10;

/** A run of checks, and the recent runs of this browser. */
export interface Diagnostics {
  /** The run in progress, else the selected one; null before the first. */
  report: DiagnosticsReport | null;
  isRunning: boolean;
  history: readonly DiagnosticsReport[];
  run: (checks: readonly Check[]) => Promise<void>;
  stop: () => void;
  show: (report: DiagnosticsReport) => void;
  clearHistory: () => void;
}

export function useDiagnostics(): Diagnostics {
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
