import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { MAX_FILE_BYTES } from '../../../lib/csv/parseTable';
import { DropArea } from '../../../ui/upload/DropArea';
import { DropNote } from '../../../ui/upload/DropNote';
import { FileDrop } from '../../../ui/upload/FileDrop';
import { ChooseKinds } from '../queue/ChooseKinds';

/** Filter of the file dialog. Other files can still be chosen and are rejected with a reason. */
const ACCEPTED_TYPES = '.csv,.tsv,.txt,.tab,.xlsx,text/*';

/** File drop area with a file dialog. Several files are recognized, and imported one after another. */
export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  const translate = useTranslate();
  const id = useId();
  const [hasNone, setHasNone] = useState(false);
  const [several, setSeveral] = useState<readonly File[]>([]);
  const onFiles = (files: readonly File[]) => {
    const [first] = files;
    setHasNone(!first);
    setSeveral(files.length > 1 ? files : []);
    if (first && files.length === 1) onFile(first);
  };
  const label = translate('import.choose.label');
  if (several.length > 0) return <ChooseKinds files={several} onCancel={() => setSeveral([])} />;
  return (
    <FileDrop multiple label={label} accept={ACCEPTED_TYPES} onFiles={onFiles}>
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
