import type { HighlightRange } from '../highlights';
import { findAllMatches } from './findAllMatches';

/** Common abbreviations in capitals, which are ignored. */
const usual =
  /^(?:[A-Z]|[2-6]?X{0,4}[SL]|USA?|UK|EU|UAE|NYC|LA|OK|TV|DIY|CEO|FAQ|PDF|LED|USB|OMG|LOL|ASAP|FYI|IMO|IMHO|BTW|AKA|PS|TLC|BBQ|ETA|PVC|UV|SPF|BPA|AM|PM)$/;

const WORD_PATTERN = /\p{L}[\p{L}\p{M}'’]*/gu;

/** Minimum number of letters of an uppercase run, and of a text that is mostly uppercase. */
const MIN_RUN_LETTERS = 12;
const MIN_TEXT_LETTERS = 8;

interface Run extends HighlightRange {
  words: number;
  letters: number;
}

/** Finds passages in capitals: three words in a row, or most of a text. A single word is only emphasis. */
export function findAllCaps(text: string): HighlightRange[] {
  if (!/\p{Lu}{2}/u.test(text)) return [];
  const words = findAllMatches(text, WORD_PATTERN).map((mark) => ({ ...mark, word: text.slice(mark.from, mark.to) }));
  const letters = words.reduce((sum, { word }) => sum + countLetters(word), 0);
  const runs: Run[] = [];
  let run: Run | null = null;
  for (const { word, from, to } of words) {
    if (usual.test(word)) continue;
    if (!isLoud(word)) {
      run = null;
      continue;
    }
    if (run) {
      run.to = to;
      run.words += 1;
      run.letters += countLetters(word);
    } else {
      run = { from, to, words: 1, letters: countLetters(word) };
      runs.push(run);
    }
  }
  return runs
    .filter((item) => {
      const isLong = item.words >= 3 && item.letters >= MIN_RUN_LETTERS;
      const isMostlyCaps = item.words >= 2 && item.letters >= MIN_TEXT_LETTERS && item.letters >= letters * 0.7;
      return isLong || isMostlyCaps;
    })
    .map(({ from, to }) => ({ from, to }));
}

function countLetters(word: string): number {
  return word.replace(/\P{L}/gu, '').length;
}

function isLoud(word: string): boolean {
  return /^[\p{Lu}\p{M}'’]+$/u.test(word) && countLetters(word) >= 2;
}
