import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { safeUrl } from '../../lib/safeUrl';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import { fileTypes, promisedType } from './fileTypes';
import styles from './UploadBox.module.css';

interface UploadedFileProps {
  address: string;
  place: number;
  count: number;
  /** Left out where nothing may be changed. */
  onDelete: (() => void) | undefined;
}

/** A file that is uploaded: what it shows, or where it is, and a link that takes it out again. */
export function UploadedFile({ address, place, count, onDelete }: UploadedFileProps) {
  const translate = useTranslate();
  const [isBroken, setBroken] = useState(false);
  const url = safeUrl(address);
  const name = translate('upload.file', { place, count });
  const family = url === null ? null : familyOf(url);
  const hasPicture = url !== null && !isBroken && family !== 'video' && family !== 'text';
  return (
    <li className={styles.file}>
      {hasPicture ? (
        <img
          src={url}
          alt={name}
          referrerPolicy="no-referrer"
          className={styles.preview}
          onError={() => setBroken(true)}
        />
      ) : (
        <span className={styles.noPreview}>
          <Icon name={family === 'video' ? 'play' : 'image'} />
          <span>{translate(wordsOf(isBroken ? null : family), { name })}</span>
          <bdi className={styles.address}>{address}</bdi>
        </span>
      )}
      {onDelete && (
        <button type="button" onClick={onDelete} className={styles.delete}>
          {translate('upload.delete')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </button>
      )}
    </li>
  );
}

/** First half of a file's MIME type, by its name: `image`, `video`, `text`; null where it has no such name. */
function familyOf(url: string): string | null {
  const type = promisedType(new URL(url).pathname);
  return type && (fileTypes[type].mime.split('/')[0] ?? null);
}

/** What is said of a file that is not shown. */
function wordsOf(family: string | null): string {
  if (family === 'text') return 'upload.text';
  return family === 'video' ? 'upload.video' : 'upload.noPreview';
}
