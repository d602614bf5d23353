import { useTranslate } from 'ra-core';
import { type ClipboardEvent, useState } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { TextArea } from '../../../ui/inputs/TextArea';
import styles from '../Step.module.css';

/** A textarea with longer text is slow, so longer pastes are read without being displayed. */
const MAX_VISIBLE_LENGTH = 20_000;

/** Input for rows pasted from a spreadsheet. */
export function PasteRows({ onText }: { onText: (text: string) => void }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length < MAX_VISIBLE_LENGTH) return;
    event.preventDefault();
    onText(pasted);
  };
  return (
    <div className={styles.stack}>
      <TextArea
        label={translate('import.choose.paste')}
        help={translate('import.choose.pasteHelp')}
        rows={3}
        value={text}
        onChange={setText}
        onPaste={onPaste}
        spellCheck={false}
        wrap="off"
      />
      <div className={styles.footer}>
        <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
          {translate('import.choose.read')}
        </Button>
      </div>
    </div>
  );
}
