import { useLocale, useTranslate } from 'ra-core';
import { useErrorText } from '../../../engine/errors/errorText';
import { useLeaveGuard } from '../../../engine/tray/useLeaveGuard';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { classes } from '../../../ui/classes';
import { Banner } from '../../../ui/feedback/Banner';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import cardStyles from '../../../ui/layout/Card.module.css';
import type { ImportRun } from '../send/importRun';
import { countRows, isRemoval, type RunStore } from '../send/storedRun';
import { InvalidRowsBanner } from './InvalidRowsBanner';
import styles from './Run.module.css';
import { RunEnd } from './RunEnd';
import { useRunState } from './useRunState';

/** Progress, state, and controls of an import. */
export function Run({ run, store }: { run: ImportRun; store: RunStore }) {
  const translate = useTranslate();
  const locale = useLocale();
  const errorText = useErrorText();
  const { state, stored } = useRunState(run);
  const { accepted, total, refused } = countRows(stored);
  useLeaveGuard(state.kind === 'sending');

  const texts = isRemoval(stored) ? 'removal' : 'run';
  const progress = translate(`importRun.${texts}.progress`, {
    taken: formatPoints(accepted, locale),
    total: formatPoints(total, locale),
  });
  return (
    <section className={classes(cardStyles.sheet, styles.narrow)} aria-label={translate('pages.imports.title')}>
      <ProgressBar bare value={accepted + refused} max={Math.max(1, total)} label={progress} />
      <p className={styles.counts}>{progress}</p>
      {state.kind === 'sending' && <p>{translate(`importRun.${texts}.sending`)}</p>}
      {state.kind === 'paused' && <p>{translate(`importRun.${texts}.paused`)}</p>}
      {state.kind === 'elsewhere' && <Banner tone="info">{translate('importRun.run.elsewhere')}</Banner>}
      {state.kind === 'stopped' && (
        <Banner tone="danger" title={translate(`importRun.${texts}.stopped`, { reason: errorText(state.error) })}>
          {translate(`importRun.${texts}.stoppedHelp`)}
        </Banner>
      )}
      {state.kind === 'lost' && <Banner tone="danger">{translate(`importRun.${texts}.lost`)}</Banner>}
      {state.kind === 'done' && <RunEnd run={run} stored={stored} store={store} />}
      <InvalidRowsBanner stored={stored} store={store} />
      {state.kind !== 'done' && state.kind !== 'lost' && (
        <div className={styles.buttons}>
          {state.kind === 'sending' ? (
            // Ignore the second click of a double-click on the start button.
            <Button onClick={({ detail }) => detail < 2 && run.pause()}>{translate('importRun.run.pause')}</Button>
          ) : (
            <Button kind="primary" onClick={() => void run.resume()}>
              {translate(accepted + refused === 0 && texts === 'run' ? 'importRun.run.start' : 'importRun.run.resume')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
