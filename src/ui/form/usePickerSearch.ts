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

/**
 * Searches while the list is open: at once when it opens, else when the typing rests. An older question is called off,
 * and its answer is never shown.
 * @returns the state, and how to ask again
 */
export function usePickerSearch<Choice>(
  search: Search<Choice>,
  text: string,
  isOpen: boolean,
  debounce: number,
): [SearchState<Choice>, () => void] {
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
  return [isCurrent ? answer.state : { kind: 'searching' }, () => setTurn(turn + 1)];
}
