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
  const hasPicture = url !== null && !isBroken && !isVideo(url);
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
          <Icon name={url !== null && isVideo(url) ? 'play' : 'image'} />
          <span>{translate(isBroken || url === null ? 'upload.noPreview' : 'upload.video', { name })}</span>
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

function isVideo(url: string): boolean {
  const type = promisedType(new URL(url).pathname);
  return type !== null && fileTypes[type].mime.startsWith('video/');
}
