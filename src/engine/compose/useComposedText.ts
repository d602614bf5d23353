import { useState } from 'react';
import * as z from 'zod/mini';
import type { ConsoleRecord } from '../records/consoleRecord';
import { composeDraft, useDraft } from '../useDraft';
import { asSent, fieldText, isSameText } from './fieldText';

/** What is kept of a text over a reload: with what was there when it was begun. */
const draftShape = z.object({ text: z.string(), seen: z.string() });
type Draft = z.infer<typeof draftShape>;

interface Place {
  /** Names of the entity and of the text's action. */
  entity: string;
  action: string;
  field: string;
}

/** A text under the hands of the merchant. */
export interface ComposedText {
  text: string;
  /** The text that was there when the merchant began. */
  seen: string;
  /** Whether it is different from what was there; else there is nothing to send. */
  isChanged: boolean;
  /** Whether it was begun before this box was opened. */
  isRestored: boolean;
  /** The record's text as it is now, where somebody has changed it while this one was written; else null. */
  elsewhere: string | null;
  type(text: string): void;
  /** Takes what the server has now for seen: the merchant decides between the two. */
  accept(now: string): void;
  /** Forgets what was typed. */
  discard(): void;
  /** Keeps a text again that was discarded or taken back, also when the box is closed. */
  restore(text: string, seen: string): void;
}

/** The text being written on a record; a change of the record never wipes it. */
export function useComposedText({ entity, action, field }: Place, record: ConsoleRecord): ComposedText {
  const [stored, store] = useDraft(composeDraft(entity, action, record.id));
  const current = asSent(fieldText(record, field));
  const [typed, setTyped] = useState<Draft | null>(() => readDraft(stored));
  const [isRestored, setRestored] = useState(typed !== null);
  // A text that was taken back comes into a box that is open again.
  const edit = typed ?? readDraft(stored);
  /** What the record showed when the merchant last decided: news only after that. */
  const [decidedOn, setDecidedOn] = useState<string | null>(null);

  const text = edit?.text ?? current;
  const seen = edit?.seen ?? current;
  const keep = (next: Draft) => {
    // What is as it was follows the record again; but a blank at its end is on the way to the next word.
    setTyped(next.text === next.seen ? null : next);
    store(isSameText(next.text, next.seen) ? '' : JSON.stringify(next));
  };
  const isNews = !isSameText(current, seen) && !isSameText(current, text) && current !== decidedOn;

  return {
    text,
    seen,
    isChanged: !isSameText(text, seen),
    isRestored,
    elsewhere: isNews ? current : null,
    type(next) {
      keep({ text: next, seen });
    },
    accept(now) {
      setDecidedOn(current);
      keep({ text, seen: now });
    },
    discard() {
      setTyped(null);
      setRestored(false);
      store('');
    },
    restore(given, before) {
      setTyped(null);
      store(JSON.stringify({ text: given, seen: before } satisfies Draft));
    },
  };
}

function readDraft(stored: string): Draft | null {
  try {
    const read = draftShape.safeParse(JSON.parse(stored));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
