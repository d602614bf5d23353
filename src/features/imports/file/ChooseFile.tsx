import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { MAX_FILE_BYTES } from '../../../lib/csv/parseTable';
import { DropArea } from '../../../ui/upload/DropArea';
import { DropNote } from '../../../ui/upload/DropNote';
import { FileDrop } from '../../../ui/upload/FileDrop';

/** Filter of the file dialog. Other files can still be chosen and are rejected with a reason. */
const ACCEPTED_TYPES = '.csv,.tsv,.txt,.tab,.xlsx,text/*';

interface ChooseFileProps {
  onFile: (file: File) => void;
  /** Called with several files, which are recognized and imported one after another. */
  onFiles: (files: readonly File[]) => void;
}

/** File drop area with a file dialog. */
export function ChooseFile({ onFile, onFiles }: ChooseFileProps) {
  const translate = useTranslate();
  const id = useId();
  const [hasNone, setHasNone] = useState(false);
  const choose = (files: readonly File[]) => {
    const [first] = files;
    setHasNone(!first);
    if (files.length > 1) onFiles(files);
    else if (first) onFile(first);
  };
  const label = translate('import.choose.label');
  return (
    <FileDrop multiple label={label} accept={ACCEPTED_TYPES} onFiles={choose}>
      {({ isOver, open }) => (
        <>
          {hasNone && <DropNote text={translate('import.choose.noFile')} name={undefined} />}
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
