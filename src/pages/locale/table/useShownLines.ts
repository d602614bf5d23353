import { useState } from 'react';
import { isFound, isShown, type LookedAt, type Show } from '../rows/lookedAt';

interface Question {
  show: Show;
  area: string;
  search: string;
}

/**
 * The lines that are asked for. One that no longer fits, since something was typed in it, stays until something else is
 * asked for: it must not go from under the merchant's hands.
 * @param besideOf what stands beside a line, which is searched too
 */
export function useShownLines(
  lines: readonly LookedAt[],
  { show, area, search }: Question,
  besideOf: (line: LookedAt) => string,
): readonly LookedAt[] {
  const fitting = lines.filter(
    (line) =>
      isShown(line, show) && (area === '' || line.row.area === area) && isFound(line, () => besideOf(line), search),
  );
  const question = JSON.stringify([show, area, search]);
  const [held, setHeld] = useState<Held>(() => ({ question, keys: keysOf(fitting) }));
  if (held.question !== question) setHeld({ question, keys: keysOf(fitting) });
  else if (fitting.some(({ row }) => !held.keys.has(row.key))) {
    setHeld({ question, keys: new Set([...held.keys, ...keysOf(fitting)]) });
  }
  return lines.filter(({ row }) => held.keys.has(row.key));
}

interface Held {
  question: string;
  keys: ReadonlySet<string>;
}

const keysOf = (lines: readonly LookedAt[]): ReadonlySet<string> => new Set(lines.map(({ row }) => row.key));
