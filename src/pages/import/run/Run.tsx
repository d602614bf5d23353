import { useLocale, useTranslate } from 'ra-core';
import { useErrorText } from '../../../engine/errorText';
import { useLeaveGuard } from '../../../engine/tray/useLeaveGuard';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import { Notice } from '../../../ui/Notice';
import { ProgressBar } from '../../../ui/ProgressBar';
import sheets from '../../../ui/sheet.module.css';
import type { ImportRun } from '../send/importRun';
import { countsOf, type RunStore } from '../send/storedRun';
import styles from './Run.module.css';
import { RunEnd } from './RunEnd';
import { useRunState } from './useRunState';

/** An import while it is sent, and after. */
export function Run({ run, store }: { run: ImportRun; store: RunStore }) {
  const translate = useTranslate();
  const locale = useLocale();
  const errorText = useErrorText();
  const { state, stored } = useRunState(run);
  const { taken, total, refused } = countsOf(stored);
  useLeaveGuard(state.kind === 'sending');

  const progress = translate('importRun.run.progress', { taken: points(taken, locale), total: points(total, locale) });
  return (
    <section className={classes(sheets.sheet, styles.narrow)} aria-label={translate('pages.imports.title')}>
      <ProgressBar bare value={taken + refused} max={Math.max(1, total)} label={progress} />
      <p className={styles.counts}>{progress}</p>
      {state.kind === 'sending' && <p>{translate('importRun.run.sending')}</p>}
      {state.kind === 'paused' && <p>{translate('importRun.run.paused')}</p>}
      {state.kind === 'elsewhere' && <Notice tone="info">{translate('importRun.run.elsewhere')}</Notice>}
      {state.kind === 'stopped' && (
        <Notice tone="danger" title={translate('importRun.run.stopped', { reason: errorText(state.error) })}>
          {translate('importRun.run.stoppedHelp')}
        </Notice>
      )}
      {state.kind === 'lost' && <Notice tone="danger">{translate('importRun.run.lost')}</Notice>}
      {state.kind === 'done' && <RunEnd stored={stored} store={store} />}
      {state.kind !== 'done' && state.kind !== 'lost' && (
        <div className={styles.buttons}>
          {state.kind === 'sending' ? (
            // The second click of a double click is not meant for it.
            <Button onClick={({ detail }) => detail < 2 && run.pause()}>{translate('importRun.run.pause')}</Button>
          ) : (
            <Button kind="primary" onClick={() => void run.resume()}>
              {translate(taken + refused === 0 ? 'importRun.run.start' : 'importRun.run.resume')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
