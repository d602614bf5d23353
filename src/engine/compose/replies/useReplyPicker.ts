import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Entity } from '../../../../resources/entity';
import type { SavedReply } from '../../../../resources/settings';
import { normalizeForSearch } from '../../../lib/normalizeForSearch';
import { insertText } from '../../../ui/inputs/insertText';
import type { ConsoleRecord } from '../../records/consoleRecord';
import { useCurrentSite } from '../../shop/currentSite';
import { useSavedReplies, useVariableFallbacks } from './useSavedReplies';
import { fillVariables, getVariableValues, type ReplyVariableValues } from './variables';

interface PickerOptions {
  box: RefObject<HTMLTextAreaElement | null>;
  entity: Entity;
  record: ConsoleRecord;
  text: string;
  onType: (text: string) => void;
  isLocked: boolean;
}

/**
 * State of the saved-reply picker of a text box. Opened by `/` or a button. The text box keeps the focus and
 * handles the keys.
 */
export function useReplyPicker({ box, entity, record, text, onType, isLocked }: PickerOptions) {
  const id = useId();
  const { siteName } = useCurrentSite();
  const fallbacks = useVariableFallbacks();
  /** Caret position while the box is focused and nothing is selected; else null. */
  const [caret, setCaret] = useState<number | null>(null);
  /** Index of a `/` for which the picker was closed. */
  const [dismissedSlash, setDismissedSlash] = useState<number | null>(null);
  const [isOpenedByButton, setOpenedByButton] = useState(false);
  /** Index of the option selected with the arrow keys. */
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null);
  const [isManaging, setManaging] = useState(false);
  /** Caret position when the dialog was opened. */
  const savedCaret = useRef(0);

  const slash = caret === null || isLocked ? null : findSlashCommand(text, caret);
  const isPickerRequested = slash !== null && slash.from !== dismissedSlash;
  const saved = useSavedReplies(isPickerRequested || isOpenedByButton || isManaging);
  const preparedReplies = prepareReplies(saved.replies);
  const found = isPickerRequested && !isOpenedByButton ? matchReplies(preparedReplies, slash.query) : preparedReplies;
  // Stay closed for slashes in ordinary text: no reply matches, and the query contains a space.
  const isOpen =
    !isLocked &&
    !isManaging &&
    (isOpenedByButton || (isPickerRequested && (found.length > 0 || !/\s/.test(slash.query))));
  // The last option opens the dialog. It is not selected by default, so that Enter alone does not open it.
  const first = found.length > 0 ? 0 : -1;
  const activeIndex = Math.min(selectedIndex ?? first, found.length);
  const values: ReplyVariableValues = getVariableValues(entity, record, siteName);

  const close = () => {
    setOpenedByButton(false);
    setDismissedSlash(slash?.from ?? null);
    setSelectedIndex(null);
  };
  const fillReply = (reply: PreparedReply) => fillVariables(reply.text, values, fallbacks);
  const choose = (reply: PreparedReply) => {
    const field = box.current;
    if (!field) return;
    const isTyped = isPickerRequested && !isOpenedByButton;
    close();
    const { selectionStart, selectionEnd } = field;
    insertText(field, fillReply(reply), isTyped ? [slash.from, slash.to] : [selectionStart, selectionEnd], onType);
  };

  /** Opens the dialog that manages saved replies. */
  const manage = () => {
    savedCaret.current = box.current?.selectionStart ?? 0;
    setManaging(true);
  };
  const chooseAt = (index: number) => {
    const reply = found[index];
    if (reply) choose(reply);
    else manage();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const options = found.length + 1;
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setSelectedIndex((activeIndex + 1) % options);
    else if (event.key === 'ArrowUp') setSelectedIndex((Math.max(activeIndex, 0) + options - 1) % options);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && activeIndex >= 0)
      chooseAt(activeIndex);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const followCaret = () => {
    const field = box.current;
    const next = field && field.selectionStart === field.selectionEnd ? field.selectionStart : null;
    // The picker may reopen at a dismissed `/` once the caret has moved away from it.
    if (field && next !== null && findSlashCommand(field.value, next)?.from !== dismissedSlash) setDismissedSlash(null);
    if (next !== caret) setSelectedIndex(null);
    setCaret(next);
  };

  return {
    isOpen,
    found,
    activeIndex,
    query: isPickerRequested ? slash.query : '',
    optionId: (index: number) => `${id}-${index}`,
    listId: `${id}-list`,
    saved,
    values,
    fillReply,
    choose,
    isManaging,
    manage,
    stopManaging() {
      // The dialog restores the focus outside of React events, and Chromium may have lost the caret position by then.
      flushSync(() => setManaging(false));
      if (document.activeElement !== box.current) return;
      box.current?.setSelectionRange(savedCaret.current, savedCaret.current);
      followCaret();
    },
    /** Text of the box without the slash command, as the initial text of a new reply. */
    boxText: isPickerRequested ? text.slice(0, slash.from) + text.slice(slash.to) : text,
    toggle() {
      if (isOpen) close();
      else setOpenedByButton(true);
      box.current?.focus();
    },
    /** Props of the text box. */
    boxProps: {
      onKeyDown,
      onSelect: followCaret,
      onInput: followCaret,
      onFocus: followCaret,
      onBlur: () => {
        setCaret(null);
        setOpenedByButton(false);
      },
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': isOpen && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined,
    } as const,
  };
}

export type ReplyPickerState = ReturnType<typeof useReplyPicker>;

/** Slash command in a text. */
interface SlashCommand {
  /** Indexes of the `/` and of the caret. */
  from: number;
  to: number;
  /** Text after the `/`. */
  query: string;
}

/** Finds a `/` at the start of a word and the text between it and the caret. Returns null if there is none. */
export function findSlashCommand(text: string, caret: number): SlashCommand | null {
  const found = /(?:^|\s)\/((?:[^\s/][^\n/]{0,38})?)$/.exec(text.slice(0, caret));
  if (!found) return null;
  const query = found[1] ?? '';
  return { from: caret - query.length - 1, to: caret, query };
}

/** Saved reply with a non-empty name and text. */
interface PreparedReply {
  id: string;
  name: string;
  text: string;
}

/** Replies with a text. Replies without a name get the start of their text as a name. */
function prepareReplies(replies: readonly SavedReply[]): readonly PreparedReply[] {
  return replies.flatMap(({ _id, name, text }) => {
    const body = text?.trim() ?? '';
    return body === '' ? [] : [{ id: _id, name: name?.trim() || body.slice(0, 40), text: body }];
  });
}

/** Filters and ranks replies: by the start of the name, then by a word in it, then by the text. */
function matchReplies(replies: readonly PreparedReply[], query: string): readonly PreparedReply[] {
  const foldedQuery = normalizeForSearch(query);
  const ranked = replies.map((reply) => ({ reply, rank: getRank(reply, foldedQuery) }));
  return ranked
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ reply }) => reply);
}

function getRank({ name, text }: PreparedReply, foldedQuery: string): number {
  const foldedName = normalizeForSearch(name);
  if (foldedName.startsWith(foldedQuery)) return 0;
  if (foldedName.includes(` ${foldedQuery}`)) return 1;
  if (foldedName.includes(foldedQuery)) return 2;
  return normalizeForSearch(text).includes(foldedQuery) ? 3 : -1;
}
