import { useEffect, useState } from 'react';

/** One page of what a search has found. */
export interface Found<Choice> {
  choices: readonly Choice[];
  /** How many there are in all; null where nobody knows. */
  total: number | null;
  /** There are more than these. */
  hasMore: boolean;
}

/** Finds what matches a text; '' matches everything. */
export type Search<Choice> = (text: string, signal: AbortSignal) => Promise<Found<Choice>>;

/** What the search for a text has come to. */
export type SearchState<Choice> =
  | { kind: 'searching' }
  | { kind: 'found'; found: Found<Choice> }
  | { kind: 'failed'; error: unknown };

/** A search that failed, kept until another is asked. */
export interface SearchFailure {
  text: string;
  error: unknown;
}

interface PickerSearch<Choice> {
  state: SearchState<Choice>;
  failure: SearchFailure | null;
  /** Asks once more for the same text. */
  again: () => void;
}

/**
 * Searches while the list is open: at once when it opens, else when the typing rests. An older question is called off,
 * and its answer is never shown.
 */
export function usePickerSearch<Choice>(
  search: Search<Choice>,
  text: string,
  isOpen: boolean,
  debounce: number,
): PickerSearch<Choice> {
  const [answer, setAnswer] = useState<{ text: string; turn: number; state: SearchState<Choice> } | null>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    const show = (state: SearchState<Choice>) => {
      if (!abort.signal.aborted) setAnswer({ text, turn, state });
    };
    const ask = () =>
      search(text, abort.signal).then(
        (found) => show({ kind: 'found', found }),
        (error: unknown) => show({ kind: 'failed', error }),
      );
    const timer = setTimeout(() => void ask(), text === '' ? 0 : debounce);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, text, isOpen, debounce, turn]);

  const isCurrent = answer?.text === text && answer.turn === turn;
  const isFailed = answer?.state.kind === 'failed' && (isCurrent || !isOpen);
  return {
    state: isCurrent ? answer.state : { kind: 'searching' },
    failure: isFailed && answer.state.kind === 'failed' ? { text: answer.text, error: answer.state.error } : null,
    again: () => setTurn(turn + 1),
  };
}
