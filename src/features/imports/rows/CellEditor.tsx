import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './RowGrid.module.css';

interface CellEditorProps {
  label: string;
  text: string;
  /** @param direction where to move next; null if the focus has already left the cell */
  onDone: (value: string, direction: 'down' | 'next' | 'previous' | null) => void;
  onCancel: () => void;
}

/** Editor of one cell. A textarea, since cells may contain line breaks; Shift+Enter inserts one. */
export function CellEditor({ label, text: initialText, onDone, onCancel }: CellEditorProps) {
  const [value, setValue] = useState(initialText);
  const field = useRef<HTMLTextAreaElement>(null);
  const isClosed = useRef(false);
  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const closeOnce = (onClose: () => void) => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') closeOnce(onCancel);
    else if (event.key === 'Enter' && !event.shiftKey) closeOnce(() => onDone(value, 'down'));
    else if (event.key === 'Tab') closeOnce(() => onDone(value, event.shiftKey ? 'previous' : 'next'));
    else return;
    event.preventDefault();
  };
  return (
    <textarea
      ref={field}
      aria-label={label}
      // An empty field uses the direction of the page.
      dir={value === '' ? undefined : 'auto'}
      rows={1}
      spellCheck={false}
      value={value}
      onChange={({ target }) => setValue(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => closeOnce(() => onDone(value, null))}
      className={styles.editor}
    />
  );
}
