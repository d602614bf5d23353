import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import own from './RowGrid.module.css';

interface CellEditorProps {
  label: string;
  text: string;
  /** @param by the way the keyboard goes on; null when it went elsewhere already */
  onDone: (text: string, by: 'down' | 'forth' | 'back' | null) => void;
  onCancel: () => void;
}

/** A cell that is corrected. It holds several lines, so that none is lost; Shift and Enter makes another. */
export function CellEditor({ label, text: initial, onDone, onCancel }: CellEditorProps) {
  const [text, setText] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    const element = field.current;
    element?.focus();
    element?.setSelectionRange(element.value.length, element.value.length);
  }, []);
  const end = (leave: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') end(onCancel);
    else if (event.key === 'Enter' && !event.shiftKey) end(() => onDone(text, 'down'));
    else if (event.key === 'Tab') end(() => onDone(text, event.shiftKey ? 'back' : 'forth'));
    else return;
    event.preventDefault();
  };
  return (
    <textarea
      ref={field}
      aria-label={label}
      // An empty one begins where the page does.
      dir={text === '' ? undefined : 'auto'}
      rows={1}
      spellCheck={false}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => end(() => onDone(text, null))}
      className={own.editor}
    />
  );
}
