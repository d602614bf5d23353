import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatFileName } from '../../lib/format/file';
import { formatOrList } from '../../lib/format/formatList';
import { useAnnounce } from '../feedback/LiveRegion';
import { Icon } from '../icons/Icon';
import { useOwnUrl } from '../images/useOwnUrl';
import { LabeledField } from '../inputs/LabeledField';
import textStyles from '../text/text.module.css';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { DropArea, DropNote } from './DropArea';
import { FileDrop } from './FileDrop';
import { acceptAttribute, type FileType, fileTypes, typeFromExtension } from './fileTypes';
import styles from './UploadBox.module.css';
import { UploadStatus } from './UploadStatus';
import { type SendFile, useUpload } from './useUpload';
import type { FileRules } from './validateFile';

interface UploadBoxProps {
  label: string;
  /** Accepted file types. */
  accept: readonly FileType[];
  /** Maximum file size in bytes. */
  maxSize: number;
  /** Constraints on the dimensions of images. None by default. */
  image?: FileRules['image'];
  /** Maximum number of files, uploaded one at a time; defaults to 1. */
  maxFiles?: number | undefined;
  /** URLs of the uploaded files. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  upload: SendFile;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** Called when an upload starts and ends. A pending upload is not part of the value yet. */
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
}

/** Reasons for ignoring files. */
type Note = { kind: 'onlyFirst'; count: number; name: string } | { kind: 'busy' | 'noRoom' | 'noFile' };

/** Uploads files by drag and drop, file dialog, and paste. Use the record's id as key. */
export function UploadBox(props: UploadBoxProps) {
  const { label, accept, maxSize, image, maxFiles = 1, value, onChange, upload, onBusyChange } = props;
  const { required, disabled = false, help, error } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const announce = useAnnounce();
  const [note, setNote] = useState<Note | null>(null);
  /** Names of the files uploaded here, by URL. */
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const { state, start, cancel, dismiss } = useUpload({
    rules: { accept, maxSize, image },
    upload,
    onDone: (url, { name }) => {
      setNames(new Map([...names, [url, name]]));
      onChange([...value, url]);
      announce(translate('upload.done', { count: value.length + 1, most: maxFiles }));
    },
  });
  const isBusy = state.kind === 'checking' || state.kind === 'sending';
  const isFull = value.length >= maxFiles;
  useBusyReport(isBusy, onBusyChange);

  const showNote = (next: Note | null) => {
    setNote(next);
    if (next) announce(translate(`upload.note.${next.kind}`, { ...next }));
  };
  const handleFiles = (files: readonly File[]) => {
    const [first] = files;
    if (!first) return showNote({ kind: 'noFile' });
    if (isBusy || isFull) return showNote({ kind: isBusy ? 'busy' : 'noRoom' });
    showNote(files.length > 1 ? { kind: 'onlyFirst', count: files.length, name: formatFileName(first.name) } : null);
    start(first);
  };
  const remove = (url: string) => {
    setNote(null);
    onChange(value.filter((item) => item !== url));
    announce(translate('upload.deleted', { count: value.length - 1, most: maxFiles }));
  };
  const types = formatOrList(
    accept.map((type) => fileTypes[type].name),
    locale,
  );
  return (
    <LabeledField label={label} help={help} error={error} required={required}>
      {({ id, 'aria-invalid': invalid, 'aria-describedby': descriptionId }) => (
        <FileDrop label={label} accept={acceptAttribute(accept)} disabled={disabled} onFiles={handleFiles}>
          {({ isOver, open }) => (
            <>
              {value.length > 0 && (
                <ul className={styles.files}>
                  {value.map((url, index) => (
                    <UploadedFile
                      key={url}
                      fileUrl={url}
                      fileName={names.get(url)}
                      position={index + 1}
                      count={value.length}
                      onDelete={disabled ? undefined : () => remove(url)}
                    />
                  ))}
                </ul>
              )}
              <UploadStatus
                state={state}
                rules={{ accept, maxSize }}
                types={types}
                onCancel={cancel}
                onRetry={start}
                onDismiss={dismiss}
              />
              {note && (
                <DropNote
                  text={translate(`upload.note.${note.kind}`, { ...note })}
                  name={note.kind === 'onlyFirst' ? note.name : undefined}
                />
              )}
              {!isFull && !isBusy && (
                <DropArea
                  id={id}
                  label={label}
                  required={required}
                  disabled={disabled}
                  isOver={isOver}
                  invalid={invalid}
                  describedBy={descriptionId}
                  types={types}
                  maxSize={maxSize}
                  onOpen={open}
                />
              )}
              {maxFiles > 1 && (
                <p className={textStyles.hint}>
                  {translate(isFull ? 'upload.full' : 'upload.count', { count: value.length, most: maxFiles })}
                </p>
              )}
            </>
          )}
        </FileDrop>
      )}
    </LabeledField>
  );
}

/** Reports the start and end of uploads, including the end by unmounting. */
function useBusyReport(isBusy: boolean, onBusyChange: ((isBusy: boolean) => void) | undefined) {
  const report = useEffectEvent((busy: boolean) => onBusyChange?.(busy));
  useEffect(() => {
    if (!isBusy) return;
    report(true);
    return () => report(false);
  }, [isBusy]);
}

interface UploadedFileProps {
  fileUrl: string;
  /** Name that the file had on the device, if it was uploaded here. */
  fileName: string | undefined;
  position: number;
  count: number;
  /** Undefined if read-only. */
  onDelete: (() => void) | undefined;
}

/** An uploaded file with a preview, or its name if it can't be previewed, and a delete button. */
function UploadedFile({ fileUrl, fileName, position, count, onDelete }: UploadedFileProps) {
  const translate = useTranslate();
  const [isBroken, setBroken] = useState(false);
  const url = useOwnUrl(fileUrl);
  const shownName = fileName ?? getUrlFileName(url);
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
          <bdi className={styles.address}>{shownName === null ? fileUrl : formatFileName(shownName)}</bdi>
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

/** Name at the end of a URL; null if it has none. */
function getUrlFileName(url: string | null): string | null {
  const name = url === null ? undefined : new URL(url).pathname.split('/').at(-1);
  try {
    return name ? decodeURIComponent(name) : null;
  } catch {
    return null;
  }
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
