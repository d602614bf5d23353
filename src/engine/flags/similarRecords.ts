import type { ModerationFlags } from '../../../resources/entity';
import { type ConsoleRecord, getFieldValue } from '../records/consoleRecord';
import { isShort, normalizedText } from './duplicateTexts';

/** A record whose text is nearly the same. */
export interface SimilarRecord {
  record: ConsoleRecord;
  /** Share of the text that both have, from 0 to 1. */
  similarity: number;
}

/** Length of the passages that are compared, in characters: works in every script. */
const PASSAGE_LENGTH = 4;
/** Share of equal passages from which texts are nearly the same. */
const MIN_SIMILARITY = 0.6;
const MAX_RECORDS = 3;

const passagesByRecord = new WeakMap<ConsoleRecord, ReadonlySet<string>>();

/** The records with nearly the same text as one of them, the most similar first. */
export function findSimilarRecords(
  { texts }: ModerationFlags,
  record: ConsoleRecord,
  records: Iterable<ConsoleRecord>,
): readonly SimilarRecord[] {
  const passages = getPassages(texts, record);
  if (passages.size === 0) return [];
  const found: SimilarRecord[] = [];
  for (const other of records) {
    if (other.id === record.id) continue;
    const similarity = compare(passages, getPassages(texts, other));
    if (similarity >= MIN_SIMILARITY) found.push({ record: other, similarity });
  }
  return found.sort((a, b) => b.similarity - a.similarity).slice(0, MAX_RECORDS);
}

/** The texts of a record, one below the other. */
export function joinTexts(texts: readonly string[], record: ConsoleRecord): string {
  return texts
    .map((path) => getFieldValue(record, path))
    .filter((text) => typeof text === 'string')
    .join('\n');
}

function getPassages(texts: readonly string[], record: ConsoleRecord): ReadonlySet<string> {
  const known = passagesByRecord.get(record);
  if (known) return known;
  const text = normalizedText(joinTexts(texts, record));
  const passages = new Set<string>();
  if (!isShort(text)) {
    for (let index = 0; index + PASSAGE_LENGTH <= text.length; index += 1) {
      passages.add(text.slice(index, index + PASSAGE_LENGTH));
    }
  }
  passagesByRecord.set(record, passages);
  return passages;
}

/** Equal passages as a share of all passages of both texts. */
function compare(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [smaller, larger] = a.size < b.size ? [a, b] : [b, a];
  // The share can't be higher than that of the lengths.
  if (smaller.size < larger.size * MIN_SIMILARITY) return 0;
  let equal = 0;
  for (const passage of smaller) if (larger.has(passage)) equal += 1;
  return equal / (a.size + b.size - equal);
}
