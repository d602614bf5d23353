import type { ModerationFlags } from '../../../resources/entity';
import { type ConsoleRecord, getFieldValue } from '../records/consoleRecord';
import { findDuplicateTexts } from './duplicateTexts';
import type { Flag, FlagRule, HighlightRange, PageFlags, RecordFlags } from './flag';
import { findAllCaps, findContactData, findLinks } from './textRules';

/** Rules that check a single text and return the passages. */
const textRules: readonly { rule: FlagRule; find: (text: string) => HighlightRange[] }[] = [
  { rule: 'link', find: findLinks },
  { rule: 'contact', find: findContactData },
  { rule: 'shouting', find: findAllCaps },
];

/** Maximum length of a passage in an explanation. */
const MAX_QUOTE_LENGTH = 40;

/**
 * Flags the records of one page, by comparing them with each other only.
 * @param before the previous result; unchanged entries keep their identity, so that their rows don't render
 */
export function flagRecords(
  declared: ModerationFlags,
  records: readonly ConsoleRecord[],
  before: PageFlags = new Map(),
): PageFlags {
  const ofPage = pageRules(declared, records);
  return new Map(
    records.flatMap((record, index) => {
      const textFlags = ofTexts(declared.texts, record);
      const found = { flags: [...textFlags.flags, ...(ofPage[index] ?? [])], marks: textFlags.marks };
      if (found.flags.length === 0) return [];
      const old = before.get(record.id);
      return [[record.id, old && JSON.stringify(old) === JSON.stringify(found) ? old : found] as const];
    }),
  );
}

function ofTexts(paths: readonly string[], record: ConsoleRecord): RecordFlags {
  const found = paths.flatMap((path) => {
    const text = textAt(record, path) ?? '';
    return textRules.map(({ rule, find }) => ({ path, rule, text, marks: mergeHighlights(find(text)) }));
  });
  const flags = textRules.flatMap(({ rule }): Flag[] => {
    const [first] = found.filter((item) => item.rule === rule && item.marks.length > 0);
    const mark = first?.marks[0];
    return first && mark ? [{ rule, found: { passage: quote(first.text.slice(mark.from, mark.to)) } }] : [];
  });
  const marks = paths.flatMap((path) => {
    const ofPath = mergeHighlights(found.filter((item) => item.path === path).flatMap((item) => item.marks));
    return ofPath.length > 0 ? [[path, ofPath] as const] : [];
  });
  return { flags, marks: Object.fromEntries(marks) };
}

/** Rules that compare the records of a page: the flags of each record, in order. */
function pageRules({ texts, address, country }: ModerationFlags, records: readonly ConsoleRecord[]): readonly Flag[][] {
  const read = (path: string | undefined) =>
    records.map((record) => (path === undefined ? null : textAt(record, path)));
  const same = texts.map((path) => findDuplicateTexts(read(path).map((text) => text ?? '')));
  const addresses = read(address);
  const crowded = frequentIpAddresses(addresses);
  const countries = read(country);
  const usual = findCommonCountry(countries);

  return records.map((_, index) => {
    const flags: Flag[] = [];
    const others = new Set(same.flatMap((found) => found.get(index) ?? [])).size;
    if (others > 0) flags.push({ rule: 'sameText', found: { smart_count: others } });
    const from = addresses[index];
    const count = from ? crowded.get(from.trim().toLowerCase()) : undefined;
    if (from && count) flags.push({ rule: 'sameAddress', found: { count, total: records.length, address: from } });
    const own = countries[index]?.trim().toUpperCase();
    if (usual && own && own !== usual.country) flags.push({ rule: 'otherCountry', found: { ...usual, own } });
    return flags;
  });
}

function textAt(record: ConsoleRecord, path: string): string | null {
  const value = getFieldValue(record, path);
  return typeof value === 'string' && value !== '' ? value : null;
}

function quote(passage: string): string {
  return passage.length > MAX_QUOTE_LENGTH ? `${passage.slice(0, MAX_QUOTE_LENGTH)}…` : passage;
}

/** Sorts ranges and merges those that touch or overlap. */
function mergeHighlights(marks: readonly HighlightRange[]): readonly HighlightRange[] {
  const joined: HighlightRange[] = [];
  for (const { from, to } of marks.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (to > from) joined.push({ from, to });
  }
  return joined;
}

/** Minimum number of records per page from one IP address to flag them. */
const MIN_RECORDS_PER_ADDRESS = 3;

/** Counts the IP addresses that are frequent enough to be flagged. Ignores case. */
function frequentIpAddresses(addresses: readonly (string | null)[]): ReadonlyMap<string, number> {
  return new Map(
    [...countValues(addresses, (item) => item.toLowerCase())].filter(([, count]) => count >= MIN_RECORDS_PER_ADDRESS),
  );
}

/** Minimum number of countries for a comparison. */
const MIN_COUNTRIES = 5;
/** Minimum share of the most common country for the others to be flagged. */
const MAJORITY_SHARE = 0.8;

/** Finds the country of nearly all records of a page. Returns null if no country is that common. */
function findCommonCountry(
  countries: readonly (string | null)[],
): { country: string; count: number; total: number } | null {
  const counts = countValues(countries, (item) => item.toUpperCase());
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const found = [...counts].find(([, count]) => count >= total * MAJORITY_SHARE);
  return found && total >= MIN_COUNTRIES ? { country: found[0], count: found[1], total } : null;
}

function countValues(values: readonly (string | null)[], normalize: (value: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) {
    const key = value === null ? '' : normalize(value.trim());
    if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
