import { useEffect, useState } from 'react';

/** One page of search results. */
export interface PickerSearchResult<Choice> {
  choices: readonly Choice[];
  /** Total number of matches; null if unknown. */
  total: number | null;
  /** Whether there are more matches. */
  hasMore: boolean;
}

/** Searches by text; '' matches everything. */
export type Search<Choice> = (text: string, signal: AbortSignal) => Promise<PickerSearchResult<Choice>>;

export type SearchState<Choice> =
  | { kind: 'searching' }
  | { kind: 'found'; found: PickerSearchResult<Choice> }
  | { kind: 'failed'; error: unknown };

/** A failed search, kept until the next search. */
export interface SearchError {
  text: string;
  error: unknown;
}

interface PickerSearch<Choice> {
  state: SearchState<Choice>;
  searchError: SearchError | null;
  /** Repeats the search. */
  retry: () => void;
}

/**
 * Searches while the list is open: immediately when it opens, debounced while typing. Older requests are aborted and
 * their results ignored.
 */
export function usePickerSearch<Choice>(
  search: Search<Choice>,
  text: string,
  isOpen: boolean,
  debounce: number,
): PickerSearch<Choice> {
  const [latest, setLatest] = useState<{ text: string; attempt: number; state: SearchState<Choice> } | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const show = (state: SearchState<Choice>) => {
      if (!controller.signal.aborted) setLatest({ text, attempt, state });
    };
    const runSearch = () =>
      search(text, controller.signal).then(
        (found) => show({ kind: 'found', found }),
        (error: unknown) => show({ kind: 'failed', error }),
      );
    const timer = setTimeout(() => void runSearch(), text === '' ? 0 : debounce);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, text, isOpen, debounce, attempt]);

  const isCurrent = latest?.text === text && latest.attempt === attempt;
  const isFailed = latest?.state.kind === 'failed' && (isCurrent || !isOpen);
  return {
    state: isCurrent ? latest.state : { kind: 'searching' },
    searchError: isFailed && latest.state.kind === 'failed' ? { text: latest.text, error: latest.state.error } : null,
    retry: () => setAttempt(attempt + 1),
  };
}
