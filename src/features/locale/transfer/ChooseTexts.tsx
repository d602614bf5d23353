import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { DropArea } from '../../../ui/upload/DropArea';
import { FileDrop } from '../../../ui/upload/FileDrop';
import { MAX_TEXTS_BYTES } from './parseTextsFile';

/** File input that supports drag and drop, the file picker, and paste. */
export function ChooseTexts({ onFile }: { onFile: (file: File) => void }) {
  const translate = useTranslate();
  const id = useId();
  const label = translate('locale.import.choose');
  return (
    <FileDrop label={label} accept=".json,.csv,.tsv,.txt" onFiles={([first]) => first && onFile(first)}>
      {({ isOver, open }) => (
        <DropArea
          id={id}
          label={label}
          isOver={isOver}
          types={translate('locale.import.types')}
          maxSize={MAX_TEXTS_BYTES}
          onOpen={open}
        />
      )}
    </FileDrop>
  );
}
