import type { Flags } from '../../../resources/entity';
import { type ConsoleRecord, valueAt } from '../records/consoleRecord';
import type { Flag, FlagRule, PageFlags, RecordFlags } from './flag';
import { joinMarks } from './joinMarks';
import type { Mark } from './marks';
import { findContactData } from './rules/contactData';
import { crowdedAddresses, usualCountry } from './rules/crowds';
import { findLinks } from './rules/links';
import { sameTexts } from './rules/sameText';
import { findShouting } from './rules/shouting';

/** Rules that look at a single text, and show the passage. */
const textRules: readonly { rule: FlagRule; find: (text: string) => Mark[] }[] = [
  { rule: 'link', find: findLinks },
  { rule: 'contact', find: findContactData },
  { rule: 'shouting', find: findShouting },
];

/** Longest passage that an explanation quotes. */
const longestQuote = 40;

/**
 * What is conspicuous among the records of one page, from these records alone.
 * @param before what was found last; what is still so is given back as the same object, so that its row rests
 */
export function flagRecords(
  declared: Flags,
  records: readonly ConsoleRecord[],
  before: PageFlags = new Map(),
): PageFlags {
  const ofPage = pageRules(declared, records);
  return new Map(
    records.flatMap((record, place) => {
      const own = ofTexts(declared.texts, record);
      const found = { flags: [...own.flags, ...(ofPage[place] ?? [])], marks: own.marks };
      if (found.flags.length === 0) return [];
      const old = before.get(record.id);
      return [[record.id, old && JSON.stringify(old) === JSON.stringify(found) ? old : found] as const];
    }),
  );
}

function ofTexts(paths: readonly string[], record: ConsoleRecord): RecordFlags {
  const found = paths.flatMap((path) => {
    const text = textAt(record, path) ?? '';
    return textRules.map(({ rule, find }) => ({ path, rule, text, marks: joinMarks(find(text)) }));
  });
  const flags = textRules.flatMap(({ rule }): Flag[] => {
    const [first] = found.filter((one) => one.rule === rule && one.marks.length > 0);
    const mark = first?.marks[0];
    return first && mark ? [{ rule, found: { passage: quote(first.text.slice(mark.from, mark.to)) } }] : [];
  });
  const marks = paths.flatMap((path) => {
    const ofPath = joinMarks(found.filter((one) => one.path === path).flatMap((one) => one.marks));
    return ofPath.length > 0 ? [[path, ofPath] as const] : [];
  });
  return { flags, marks: Object.fromEntries(marks) };
}

/** Rules that compare the records of a page: the flags of each, in their order. */
function pageRules({ texts, address, country }: Flags, records: readonly ConsoleRecord[]): readonly Flag[][] {
  const read = (path: string | undefined) =>
    records.map((record) => (path === undefined ? null : textAt(record, path)));
  const same = texts.map((path) => sameTexts(read(path).map((text) => text ?? '')));
  const addresses = read(address);
  const crowded = crowdedAddresses(addresses);
  const countries = read(country);
  const usual = usualCountry(countries);

  return records.map((_, place) => {
    const flags: Flag[] = [];
    const others = new Set(same.flatMap((found) => found.get(place) ?? [])).size;
    if (others > 0) flags.push({ rule: 'sameText', found: { smart_count: others } });
    const from = addresses[place];
    const count = from ? crowded.get(from.trim().toLowerCase()) : undefined;
    if (from && count) flags.push({ rule: 'sameAddress', found: { count, total: records.length, address: from } });
    const own = countries[place]?.trim().toUpperCase();
    if (usual && own && own !== usual.country) flags.push({ rule: 'otherCountry', found: { ...usual, own } });
    return flags;
  });
}

function textAt(record: ConsoleRecord, path: string): string | null {
  const value = valueAt(record, path);
  return typeof value === 'string' && value !== '' ? value : null;
}

function quote(passage: string): string {
  return passage.length > longestQuote ? `${passage.slice(0, longestQuote)}…` : passage;
}
