import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { largestFile } from '../../../lib/csv/readTable';
import { shownFileName } from '../../../lib/fileName';
import { Notice } from '../../../ui/Notice';
import { DropArea } from '../../../ui/upload/DropArea';
import styles from '../Step.module.css';

/** Only the drop area is seen and read aloud. Any file may be chosen: what is no table is refused with the reason. */
const hiddenInput = { hidden: true, multiple: false, 'aria-label': undefined, accept: '.csv,.tsv,.txt,.tab,text/*' };

type Note = { kind: 'noFile' } | { kind: 'onlyFirst'; count: number; name: string };

/** Takes a file by drop, by the file chooser and by pasting it. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const translate = useTranslate();
  const id = useId();
  const [note, setNote] = useState<Note | null>(null);
  const onDrop = (files: readonly File[]) => {
    const [first] = files;
    if (!first) return setNote({ kind: 'noFile' });
    setNote(files.length > 1 ? { kind: 'onlyFirst', count: files.length, name: shownFileName(first.name) } : null);
    onFile(first);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({ onDrop, noClick: true, noKeyboard: true });
  const label = translate('import.choose.label');
  return (
    <div {...getRootProps({ role: 'group', 'aria-label': label, tabIndex: -1, className: styles.drop })}>
      <input {...getInputProps(hiddenInput)} />
      {note && (
        <Notice tone="waiting">
          {translate(`import.choose.${note.kind}`, { ...note })}{' '}
          {note.kind === 'onlyFirst' && <bdi className={styles.strong}>{note.name}</bdi>}
        </Notice>
      )}
      <DropArea
        id={id}
        label={label}
        required={undefined}
        disabled={false}
        isOver={isDragActive}
        invalid={undefined}
        describedBy={undefined}
        types={translate('import.choose.types')}
        maxSize={largestFile}
        onOpen={open}
      />
    </div>
  );
}
