import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { useOwnUrl } from '../images/useOwnUrl';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { fileTypes, typeFromExtension } from './fileTypes';
import styles from './UploadBox.module.css';

interface UploadedFileProps {
  fileUrl: string;
  position: number;
  count: number;
  /** Undefined if read-only. */
  onDelete: (() => void) | undefined;
}

/** An uploaded file with a preview, or its URL if it can't be previewed, and a delete button. */
export function UploadedFile({ fileUrl, position, count, onDelete }: UploadedFileProps) {
  const translate = useTranslate();
  const [isBroken, setBroken] = useState(false);
  const url = useOwnUrl(fileUrl);
  const name = translate('upload.file', { place: position, count });
  const mediaType = url === null ? null : getMediaType(url);
  const hasPicture = url !== null && !isBroken && mediaType !== 'video' && mediaType !== 'text';
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
          <Icon name={mediaType === 'video' ? 'play' : 'image'} />
          <span>{translate(fileMessageKey(isBroken ? null : mediaType), { name })}</span>
          <bdi className={styles.address}>{fileUrl}</bdi>
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

/** Type part of the MIME type by file extension, such as `image`; null if unknown. */
function getMediaType(url: string): string | null {
  const type = typeFromExtension(new URL(url).pathname);
  return type && (fileTypes[type].mime.split('/')[0] ?? null);
}

/** Returns the message key of a file without preview. */
function fileMessageKey(mediaType: string | null): string {
  if (mediaType === 'text') return 'upload.text';
  return mediaType === 'video' ? 'upload.video' : 'upload.noPreview';
}
