import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { largestFile } from '../../../lib/csv/readTable';
import { shownFileName } from '../../../lib/fileName';
import { DropArea } from '../../../ui/upload/DropArea';
import { DropNote } from '../../../ui/upload/DropNote';
import { FileDrop } from '../../../ui/upload/FileDrop';

/** What the chooser shows at first. Any file may be chosen: what is no table is refused with the reason. */
const offered = '.csv,.tsv,.txt,.tab,text/*';

type Note = { kind: 'noFile' } | { kind: 'onlyFirst'; count: number; name: string };

/** Takes a file by drop, by the file chooser and by pasting it. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const translate = useTranslate();
  const id = useId();
  const [note, setNote] = useState<Note | null>(null);
  const onFiles = (files: readonly File[]) => {
    const [first] = files;
    if (!first) return setNote({ kind: 'noFile' });
    setNote(files.length > 1 ? { kind: 'onlyFirst', count: files.length, name: shownFileName(first.name) } : null);
    onFile(first);
  };
  const label = translate('import.choose.label');
  return (
    <FileDrop label={label} accept={offered} onFiles={onFiles}>
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
            maxSize={largestFile}
            onOpen={open}
          />
        </>
      )}
    </FileDrop>
  );
}
