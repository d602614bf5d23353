import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { oneOf } from '../../lib/enumerated';
import { shownFileName } from '../../lib/fileName';
import { LabelledField } from '../LabelledField';
import { useAnnounce } from '../LiveRegion';
import { DropArea } from './DropArea';
import { DropNote } from './DropNote';
import { FileDrop } from './FileDrop';
import { acceptAttribute, type FileType, fileTypes } from './fileTypes';
import styles from './UploadBox.module.css';
import { UploadedFile } from './UploadedFile';
import { UploadStatus } from './UploadStatus';
import { type SendFile, useUpload } from './useUpload';

interface UploadBoxProps {
  label: string;
  /** Types of files that are taken. */
  accept: readonly FileType[];
  /** Bytes that a file may have. */
  maxSize: number;
  /** Files that there may be, added one after the other; 1 when left out. */
  maxFiles?: number | undefined;
  /** Addresses of the files that are uploaded. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  upload: SendFile;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  help?: string | undefined;
  error?: string | undefined;
  /** Told when an upload begins and ends: what is under way is not in the value yet. */
  onBusyChange?: ((isBusy: boolean) => void) | undefined;
}

/** What is said of files that are not used. */
type Note = { kind: 'onlyFirst'; count: number; name: string } | { kind: 'busy' | 'noRoom' | 'noFile' };

/** Takes files by drop, by the file chooser and by pasting, and uploads them. Give it the record's id as key. */
export function UploadBox(props: UploadBoxProps) {
  const { label, accept, maxSize, maxFiles = 1, value, onChange, upload, onBusyChange } = props;
  const { required, disabled = false, help, error } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const announce = useAnnounce();
  const [note, setNote] = useState<Note | null>(null);
  const { state, start, cancel, dismiss } = useUpload({
    rules: { accept, maxSize },
    upload,
    onDone: (address) => {
      onChange([...value, address]);
      announce(translate('upload.done', { count: value.length + 1, most: maxFiles }));
    },
  });
  const isBusy = state.kind === 'checking' || state.kind === 'sending';
  const isFull = value.length >= maxFiles;
  useBusyReport(isBusy, onBusyChange);

  const say = (next: Note | null) => {
    setNote(next);
    if (next) announce(translate(`upload.note.${next.kind}`, { ...next }));
  };
  const take = (files: readonly File[]) => {
    const [first] = files;
    if (!first) return say({ kind: 'noFile' });
    if (isBusy || isFull) return say({ kind: isBusy ? 'busy' : 'noRoom' });
    say(files.length > 1 ? { kind: 'onlyFirst', count: files.length, name: shownFileName(first.name) } : null);
    start(first);
  };
  const remove = (address: string) => {
    setNote(null);
    onChange(value.filter((one) => one !== address));
    announce(translate('upload.deleted', { count: value.length - 1, most: maxFiles }));
  };
  const types = oneOf(
    accept.map((type) => fileTypes[type].name),
    locale,
  );
  return (
    <LabelledField label={label} help={help} error={error} required={required} className={undefined}>
      {({ id, 'aria-invalid': invalid, 'aria-describedby': below }) => (
        <FileDrop label={label} accept={acceptAttribute(accept)} disabled={disabled} onFiles={take}>
          {({ isOver, open }) => (
            <>
              {value.length > 0 && (
                <ul className={styles.files}>
                  {value.map((address, index) => (
                    <UploadedFile
                      key={address}
                      address={address}
                      place={index + 1}
                      count={value.length}
                      onDelete={disabled ? undefined : () => remove(address)}
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
                  describedBy={below}
                  types={types}
                  maxSize={maxSize}
                  onOpen={open}
                />
              )}
              {maxFiles > 1 && (
                <p className={styles.count}>
                  {translate(isFull ? 'upload.full' : 'upload.count', { count: value.length, most: maxFiles })}
                </p>
              )}
            </>
          )}
        </FileDrop>
      )}
    </LabelledField>
  );
}

/** Tells what begins and ends; what ends with the component ends too. */
function useBusyReport(isBusy: boolean, onBusyChange: ((isBusy: boolean) => void) | undefined) {
  const report = useEffectEvent((busy: boolean) => onBusyChange?.(busy));
  useEffect(() => {
    if (!isBusy) return;
    report(true);
    return () => report(false);
  }, [isBusy]);
}
