import type { Mark } from '../marks';
import { findAll } from './findAll';

/** Words that are written in capitals by everybody: they neither make a shout nor end one. */
const usual =
  /^(?:[A-Z]|[2-6]?X{0,4}[SL]|USA?|UK|EU|UAE|NYC|LA|OK|TV|DIY|CEO|FAQ|PDF|LED|USB|OMG|LOL|ASAP|FYI|IMO|IMHO|BTW|AKA|PS|TLC|BBQ|ETA|PVC|UV|SPF|BPA|AM|PM)$/;

const word = /\p{L}[\p{L}\p{M}'’]*/gu;

/** Least letters of a run of loud words, and of a text that is loud as a whole. */
const leastOfRun = 12;
const leastOfText = 8;

interface Run extends Mark {
  words: number;
  letters: number;
}

/** Passages in capital letters: three loud words in a row, or most of a text. A single loud word is only stress. */
export function findShouting(text: string): Mark[] {
  if (!/\p{Lu}{2}/u.test(text)) return [];
  const words = findAll(text, word).map((mark) => ({ ...mark, word: text.slice(mark.from, mark.to) }));
  const letters = words.reduce((sum, { word }) => sum + lettersOf(word), 0);
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
      run.letters += lettersOf(word);
    } else {
      run = { from, to, words: 1, letters: lettersOf(word) };
      runs.push(run);
    }
  }
  return runs
    .filter((one) => {
      const isLong = one.words >= 3 && one.letters >= leastOfRun;
      const isMost = one.words >= 2 && one.letters >= leastOfText && one.letters >= letters * 0.7;
      return isLong || isMost;
    })
    .map(({ from, to }) => ({ from, to }));
}

function lettersOf(word: string): number {
  return word.replace(/\P{L}/gu, '').length;
}

function isLoud(word: string): boolean {
  return /^[\p{Lu}\p{M}'’]+$/u.test(word) && lettersOf(word) >= 2;
}
