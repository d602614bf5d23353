import { useState } from 'react';
import * as z from 'zod/mini';
import { composeDraft, useDraft } from '../drafts/useDraft';
import type { ConsoleRecord } from '../records/consoleRecord';
import { getFieldText, isSameText, normalizeText } from './fieldText';

/** Stored draft: the text, and the record's text when the draft was started. */
const draftShape = z.object({ text: z.string(), seen: z.string() });
type Draft = z.infer<typeof draftShape>;

interface TextFieldRef {
  /** Name of the entity. */
  entity: string;
  /** Name of the text action. */
  action: string;
  field: string;
}

/** Draft of a text of a record. */
export interface ComposedText {
  text: string;
  /** Text of the record when the draft was started. */
  seen: string;
  /** True if the text differs from `seen`. Only changed texts can be sent. */
  isChanged: boolean;
  /** True if restored from an earlier visit. */
  isRestored: boolean;
  /** Current text of the record if another user has changed it since; else null. */
  remoteText: string | null;
  type(text: string): void;
  /** Marks the server's text as seen, so that sending overwrites it. */
  acknowledgeRemote(now: string): void;
  /** Removes the draft. */
  discard(): void;
  /** Stores a discarded or undone text as a draft again, even if the composer is closed. */
  restore(text: string, seen: string): void;
}

/** Draft of a text of a record. Changes of the record never overwrite it. */
export function useComposedText({ entity, action, field }: TextFieldRef, record: ConsoleRecord): ComposedText {
  const [stored, store] = useDraft(composeDraft(entity, action, record.id));
  const current = normalizeText(getFieldText(record, field));
  const [typed, setTyped] = useState<Draft | null>(() => parseDraft(stored));
  const [isRestored, setRestored] = useState(typed !== null);
  // Undo stores the text as a draft, possibly while a composer is open.
  const edit = typed ?? parseDraft(stored);
  /** Text of the record when a conflict was last acknowledged. Only later changes are reported. */
  const [acknowledgedText, setAcknowledgedText] = useState<string | null>(null);

  const text = edit?.text ?? current;
  const seen = edit?.seen ?? current;
  const persist = (next: Draft) => {
    // An unchanged text follows the record again. Trailing whitespace is kept while typing.
    setTyped(next.text === next.seen ? null : next);
    store(isSameText(next.text, next.seen) ? '' : JSON.stringify(next));
  };
  const hasRemoteChange = !isSameText(current, seen) && !isSameText(current, text) && current !== acknowledgedText;

  return {
    text,
    seen,
    isChanged: !isSameText(text, seen),
    isRestored,
    remoteText: hasRemoteChange ? current : null,
    type(next) {
      persist({ text: next, seen });
    },
    acknowledgeRemote(now) {
      setAcknowledgedText(current);
      persist({ text, seen: now });
    },
    discard() {
      setTyped(null);
      setRestored(false);
      store('');
    },
    restore(restored, before) {
      setTyped(null);
      store(JSON.stringify({ text: restored, seen: before } satisfies Draft));
    },
  };
}

function parseDraft(stored: string): Draft | null {
  try {
    const read = draftShape.safeParse(JSON.parse(stored));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
