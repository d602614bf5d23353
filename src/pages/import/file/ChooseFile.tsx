import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { MAX_FILE_BYTES } from '../../../lib/csv/parseTable';
import { formatFileName } from '../../../lib/format/fileName';
import { DropArea } from '../../../ui/upload/DropArea';
import { DropNote } from '../../../ui/upload/DropNote';
import { FileDrop } from '../../../ui/upload/FileDrop';

/** Filter of the file dialog. Other files can still be chosen and are rejected with a reason. */
const ACCEPTED_TYPES = '.csv,.tsv,.txt,.tab,.xlsx,text/*';

type Note = { kind: 'noFile' } | { kind: 'onlyFirst'; count: number; name: string };

/** File drop area with a file dialog. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const translate = useTranslate();
  const id = useId();
  const [note, setNote] = useState<Note | null>(null);
  const onFiles = (files: readonly File[]) => {
    const [first] = files;
    if (!first) return setNote({ kind: 'noFile' });
    setNote(files.length > 1 ? { kind: 'onlyFirst', count: files.length, name: formatFileName(first.name) } : null);
    onFile(first);
  };
  const label = translate('import.choose.label');
  return (
    <FileDrop label={label} accept={ACCEPTED_TYPES} onFiles={onFiles}>
      {({ isOver, open }) => (
        <>
          {note && (
            <DropNote
              text={translate(`import.choose.${note.kind}`, { ...note })}
              name={note.kind === 'onlyFirst' ? note.name : undefined}
            />
          )}
          <DropArea
            id={id}
            label={label}
            isOver={isOver}
            types={translate('import.choose.types')}
            maxSize={MAX_FILE_BYTES}
            onOpen={open}
          />
        </>
      )}
    </FileDrop>
  );
}
