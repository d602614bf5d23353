import { useLocale, useTranslate } from 'ra-core';
import { use } from 'react';
import { readChecks } from '../../../dataProvider/diagnostics/checks';
import { formatReport } from '../../../dataProvider/diagnostics/report';
import { loadAllEntities } from '../../../resources/loadAllEntities';
import { downloadFile } from '../../engine/export/downloadFile';
import { Button } from '../../ui/buttons/Button';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { Card } from '../../ui/layout/Card';
import { PageHeader } from '../../ui/layout/PageHeader';
import styles from '../SystemAdmin.module.css';
import { ResultTable } from './ResultTable';
import { RunSummary } from './RunSummary';
import { useDiagnostics } from './useDiagnostics';
import { WriteChecks } from './WriteChecks';

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
              <div className={styles.buttons}>
                <CopyButton size="small" value={text} label={translate('systemAdmin.run.copy')} />
                <Button size="small" onClick={download}>
                  {translate('systemAdmin.run.download')}
                </Button>
              </div>
            )
          }
        >
          <div className={styles.body} role="status">
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
          <div className={styles.body}>
            <p className={styles.note}>{translate('systemAdmin.history.text')}</p>
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
