import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { DropArea } from '../../../ui/upload/DropArea';
import { FileDrop } from '../../../ui/upload/FileDrop';
import { largestTexts } from './readTexts';

/** Takes a file of texts by drop, by the file chooser and by pasting it. */
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
          maxSize={largestTexts}
          onOpen={open}
        />
      )}
    </FileDrop>
  );
}
