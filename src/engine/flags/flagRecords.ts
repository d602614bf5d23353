import type { ModerationFlags } from '../../../resources/entity';
import { type ConsoleRecord, getFieldValue } from '../records/consoleRecord';
import type { Flag, FlagRule, PageFlags, RecordFlags } from './flag';
import type { HighlightRange } from './highlights';
import { findContactData } from './rules/contactData';
import { findDuplicateTexts } from './rules/duplicateTexts';
import { findCommonCountry, frequentIpAddresses } from './rules/frequentValues';
import { findLinks } from './rules/links';
import { findAllCaps } from './rules/shouting';

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
