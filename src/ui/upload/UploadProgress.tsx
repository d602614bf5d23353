import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { formatFileName } from '../../lib/format/fileName';
import { formatShare } from '../../lib/format/formatPercent';
import { Button } from '../buttons/Button';
import { useAnnounce } from '../feedback/LiveRegion';
import { ProgressBar } from '../feedback/ProgressBar';
import styles from './UploadBox.module.css';

interface UploadProgressProps {
  file: File;
  /** Sent share from 0 to 1; null while the file is being checked. */
  share: number | null;
  onCancel: () => void;
}

/** Progress of an upload with a cancel button. Announced to screen readers once per quarter. */
export function UploadProgress({ file, share, onCancel }: UploadProgressProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const announce = useAnnounce();
  const preview = useObjectUrl(file.type.startsWith('image/') ? file : null);
  const quarter = share === null ? null : Math.floor(share * 4) / 4;
  const quarterText = quarter === null ? '' : translate('upload.sent', { percent: formatShare(quarter, locale) });
  const isSent = share === 1;
  useEffect(() => {
    if (quarterText) announce(quarterText);
  }, [quarterText, announce]);

  return (
    <div className={styles.progress}>
      {preview !== null && <img src={preview} alt="" className={styles.small} />}
      <div className={styles.words}>
        <bdi className={styles.name}>{formatFileName(file.name)}</bdi>
        <div className={styles.line}>
          <ProgressBar bare label={translate('upload.sending')} value={isSent ? null : share} max={1} />
          <span aria-hidden="true" className={styles.percent}>
            {isSent || share === null
              ? translate(isSent ? 'upload.finishing' : 'upload.checking')
              : formatShare(share, locale)}
          </span>
        </div>
      </div>
      <Button size="small" onClick={onCancel}>
        {translate('ui.cancel')}
      </Button>
    </div>
  );
}

/** Returns an object URL of a local file, or null. The URL is revoked on unmount. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => {
      URL.revokeObjectURL(objectUrl);
      setUrl(null);
    };
  }, [file]);
  return url;
}
