import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useErrorText } from '../../../engine/errors/errorText';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';
import { canCheckAgain, countCheckedRows } from '../send/batchCheck';
import type { ImportRun } from '../send/importRun';
import type { RunStore, StoredRun } from '../send/storedRun';
import { RevertButton } from './RevertButton';
import { canDeductExtra } from './revertRun';

interface RunCheckProps {
  run: ImportRun;
  stored: StoredRun;
  store: RunStore;
}

/** Rows that were imported more than once, with the correction, and rows of which it isn't known. */
export function RunCheck({ run, stored, store }: RunCheckProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { repeated, pending, unconfirmed } = countCheckedRows(stored);
  const unsure = pending + unconfirmed;
  const toCount = (rows: number) => ({ smart_count: rows, count: formatPoints(rows, locale) });
  const list = stored.kind === 'reviews' ? 'reviews' : 'customers';
  const openList = (
    <ButtonLink to={list === 'reviews' ? '/product-reviews' : '/customers'}>
      {translate(`importRun.run.${list}`)}
    </ButtonLink>
  );
  const checkAgain = stored.batches.some(canCheckAgain) && <CheckAgain run={run} />;
  return (
    <>
      {repeated > 0 && (
        <Banner
          tone="danger"
          title={translate('importRun.run.repeated', toCount(repeated))}
          action={canDeductExtra(stored) ? <RevertButton stored={stored} store={store} part="extra" /> : openList}
        >
          {translate(`importRun.run.repeatedHelp.${list}`)}
          {unsure === 0 && checkAgain}
        </Banner>
      )}
      {unsure > 0 && (
        <Banner
          tone="waiting"
          title={translate('importRun.run.unconfirmed', toCount(unsure))}
          action={checkAgain || openList}
        >
          {translate(`importRun.run.unconfirmedHelp.${list}`)}
        </Banner>
      )}
    </>
  );
}

/** Button that checks the rows again. */
function CheckAgain({ run }: { run: ImportRun }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const check = async () => {
    setBusy(true);
    setError(null);
    try {
      await run.checkAgain();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button busy={isBusy} onClick={() => void check()}>
        {translate('importRun.run.checkAgain')}
      </Button>
      {error !== null && <p role="alert">{errorText(error)}</p>}
    </>
  );
}
