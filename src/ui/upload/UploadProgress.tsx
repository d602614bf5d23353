import { useLocale, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { shownFileName } from '../../lib/fileName';
import { wholePercent } from '../../lib/percent';
import { Button } from '../Button';
import { useAnnounce } from '../LiveRegion';
import { ProgressBar } from '../ProgressBar';
import styles from './UploadBox.module.css';
import { useObjectUrl } from './useObjectUrl';

interface UploadProgressProps {
  file: File;
  /** How much is sent, from 0 to 1; null while it is looked at. */
  share: number | null;
  onCancel: () => void;
}

/** A file on its way: what it is, how much of it is sent, and a way to stop it. Read aloud at each quarter only. */
export function UploadProgress({ file, share, onCancel }: UploadProgressProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const announce = useAnnounce();
  const preview = useObjectUrl(file.type.startsWith('image/') ? file : null);
  const quarter = share === null ? null : Math.floor(share * 4) / 4;
  const quarterText = quarter === null ? '' : translate('upload.sent', { percent: wholePercent(quarter, locale) });
  const isSent = share === 1;
  useEffect(() => {
    if (quarterText) announce(quarterText);
  }, [quarterText, announce]);

  return (
    <div className={styles.progress}>
      {preview !== null && <img src={preview} alt="" className={styles.small} />}
      <div className={styles.words}>
        <bdi className={styles.name}>{shownFileName(file.name)}</bdi>
        <div className={styles.line}>
          <ProgressBar bare label={translate('upload.sending')} value={isSent ? null : share} max={1} />
          <span aria-hidden="true" className={styles.percent}>
            {isSent || share === null
              ? translate(isSent ? 'upload.finishing' : 'upload.checking')
              : wholePercent(share, locale)}
          </span>
        </div>
      </div>
      <Button size="small" onClick={onCancel}>
        {translate('ui.cancel')}
      </Button>
    </div>
  );
}
