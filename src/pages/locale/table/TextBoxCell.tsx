import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { ShopLanguage } from '../../../../resources/languages';
import styles from './TextLine.module.css';
import { useTypedText } from './useTypedText';

interface TextBoxCellProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  label: string;
  describedBy: string;
  text: string;
  /** What a shopper reads while nothing is typed. */
  usual: string;
  language: ShopLanguage;
  hasFocus: boolean;
  onFocused: () => void;
  onChange: (text: string) => void;
  onStep: (step: 1 | -1) => void;
}

/** The box of one text, as high as the text; written in the direction of its language. */
export function TextBoxCell(props: TextBoxCellProps) {
  const { ref, label, describedBy, text, usual, language, hasFocus, onFocused, onChange, onStep } = props;
  useEffect(() => {
    if (!hasFocus) return;
    ref.current?.focus();
    onFocused();
  }, [hasFocus, onFocused, ref]);
  const typed = useTypedText(text, onChange);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onStep(event.shiftKey ? -1 : 1);
  };
  return (
    <textarea
      ref={ref}
      aria-label={label}
      aria-describedby={describedBy}
      rows={1}
      lang={language.tag}
      dir={language.direction}
      value={typed.value}
      placeholder={usual}
      onChange={(event) => typed.type(event.target.value)}
      onBlur={typed.take}
      onKeyDown={onKeyDown}
      className={styles.box}
    />
  );
}
