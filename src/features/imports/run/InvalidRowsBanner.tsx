import { useLocale, useTranslate } from 'ra-core';
import { useState } from 'react';
import { downloadFile } from '../../../engine/export/downloadFile';
import { UTF8_BOM } from '../../../lib/csv/csvLine';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import type { RunStore, StoredRun } from '../send/storedRun';

/** Number of rows with errors, which weren't sent, and their download. */
export function InvalidRowsBanner({ stored, store }: { stored: StoredRun; store: RunStore }) {
  const translate = useTranslate();
  const locale = useLocale();
  const [isGone, setGone] = useState(false);
  const { id, invalidRows } = stored;
  if (invalidRows === 0) return null;
  const download = async () => {
    const csv = await store.invalidRows(id).catch(() => null);
    setGone(csv === null);
    if (csv === null) return;
    downloadFile(new Blob([UTF8_BOM, csv], { type: 'text/csv' }), `${translate('importRun.run.invalidFileName')}.csv`);
  };
  return (
    <>
      <Banner
        tone="waiting"
        title={translate('importRun.run.invalid', {
          smart_count: invalidRows,
          count: formatPoints(invalidRows, locale),
        })}
        action={<Button onClick={() => void download()}>{translate('importRun.run.invalidDownload')}</Button>}
      >
        {translate('importRun.run.invalidHelp')}
      </Banner>
      {isGone && <Banner tone="danger" title={translate('importRun.run.invalidGone')} />}
    </>
  );
}
