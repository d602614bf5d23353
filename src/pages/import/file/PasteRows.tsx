import { useTranslate } from 'ra-core';
import { type ClipboardEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import { TextArea } from '../../../ui/TextArea';
import styles from '../Step.module.css';

/** A field with more letters than this makes the page slow: they are read at once, without standing in it. */
const mostShown = 20_000;

/** Takes rows as they are copied from a spreadsheet. */
export function PasteRows({ onText }: { onText: (text: string) => void }) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (pasted.length < mostShown) return;
    event.preventDefault();
    onText(pasted);
  };
  return (
    <div className={styles.drop}>
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
      <div className={styles.foot}>
        <Button disabled={text.trim() === ''} onClick={() => onText(text)}>
          {translate('import.choose.read')}
        </Button>
      </div>
    </div>
  );
}
