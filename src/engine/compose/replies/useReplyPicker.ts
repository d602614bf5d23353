import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { Entity } from '../../../../resources/entity';
import { insertText } from '../../../ui/insertText';
import type { ConsoleRecord } from '../../records/consoleRecord';
import { useShop } from '../../shop';
import { matchReplies, slashAt, type UsableReply, usableReplies } from './slash';
import { useSavedReplies } from './useSavedReplies';
import { useUsualWords } from './useUsualWords';
import { fill, type VariableValues, valuesOf } from './variables';

interface PickerOptions {
  box: RefObject<HTMLTextAreaElement | null>;
  entity: Entity;
  record: ConsoleRecord;
  text: string;
  onType: (text: string) => void;
  isLocked: boolean;
}

/** The list of saved replies in a box: opened by '/' or a button, led by the keyboard while the caret stays where it is. */
export function useReplyPicker({ box, entity, record, text, onType, isLocked }: PickerOptions) {
  const id = useId();
  const { siteName } = useShop();
  const usual = useUsualWords();
  /** The caret, while the box has the focus and nothing is selected. */
  const [caret, setCaret] = useState<number | null>(null);
  /** Where a '/' was that is not to ask any more. */
  const [refused, setRefused] = useState<number | null>(null);
  const [isByButton, setByButton] = useState(false);
  /** The option that was gone to by the arrows. */
  const [active, setActive] = useState<number | null>(null);
  const [isManaging, setManaging] = useState(false);

  const slash = caret === null || isLocked ? null : slashAt(text, caret);
  const isAsked = slash !== null && slash.from !== refused;
  const saved = useSavedReplies(isAsked || isByButton || isManaging);
  const usable = usableReplies(saved.replies);
  const found = isAsked && !isByButton ? matchReplies(usable, slash.query) : usable;
  // A fraction or a path is no question: two words that match nothing are none either.
  const isOpen = !isLocked && !isManaging && (isByButton || (isAsked && (found.length > 0 || !/\s/.test(slash.query))));
  // Behind the replies stands the way to change them; Enter alone does not lead there.
  const first = found.length > 0 ? 0 : -1;
  const at = Math.min(active ?? first, found.length);
  const values: VariableValues = valuesOf(entity, record, siteName);

  const close = () => {
    setByButton(false);
    setRefused(slash?.from ?? null);
    setActive(null);
  };
  const textOf = (reply: UsableReply) => fill(reply.text, values, usual);
  const choose = (reply: UsableReply) => {
    const field = box.current;
    if (!field) return;
    const isTyped = isAsked && !isByButton;
    close();
    const { selectionStart, selectionEnd } = field;
    insertText(field, textOf(reply), isTyped ? [slash.from, slash.to] : [selectionStart, selectionEnd], onType);
  };

  /** Opens the dialog in which saved replies are changed. */
  const manage = () => setManaging(true);
  const chooseAt = (place: number) => {
    const reply = found[place];
    if (reply) choose(reply);
    else manage();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const options = found.length + 1;
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setActive((at + 1) % options);
    else if (event.key === 'ArrowUp') setActive((Math.max(at, 0) + options - 1) % options);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && at >= 0) chooseAt(at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const followCaret = () => {
    const field = box.current;
    const next = field && field.selectionStart === field.selectionEnd ? field.selectionStart : null;
    // A '/' that was refused may be asked anew once the caret was elsewhere.
    if (field && next !== null && slashAt(field.value, next)?.from !== refused) setRefused(null);
    if (next !== caret) setActive(null);
    setCaret(next);
  };

  return {
    isOpen,
    found,
    at,
    query: isAsked ? slash.query : '',
    optionId: (place: number) => `${id}-${place}`,
    listId: `${id}-list`,
    saved,
    values,
    textOf,
    choose,
    isManaging,
    manage,
    stopManaging: () => setManaging(false),
    /** What is written in the box: a new reply may begin with it. */
    written: text,
    toggle() {
      if (isOpen) close();
      else setByButton(true);
      box.current?.focus();
    },
    /** What ties the box to the list. */
    ties: {
      onKeyDown,
      onSelect: followCaret,
      onInput: followCaret,
      onFocus: followCaret,
      onBlur: () => {
        setCaret(null);
        setByButton(false);
      },
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': isOpen && at >= 0 ? `${id}-${at}` : undefined,
    } as const,
  };
}

export type ReplyPickerState = ReturnType<typeof useReplyPicker>;
