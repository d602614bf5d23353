/** Which rows of an import are sent, and what of them. */
import { sum } from 'es-toolkit/math';
import { omit } from 'es-toolkit/object';
import { type ImportKind, type ProfileGroup, profileGroups } from '../../../../resources/imports/importKind';
import type { ImportPreset } from '../../../../resources/imports/presets';
import { isEmptyCell } from '../check/cellText';
import type { CheckedRows, ImportRow } from './checkedRows';
import type { KnownCustomer, KnownCustomers } from './compareWithStore';
import type { ImportChoices } from './importTable';
import { hashRow, type KnownRows, type RepeatSource, type RowHashes } from './knownRows';
import { normalizeEmail, resolveDuplicates } from './resolveDuplicates';

/** Decisions about the rows. */
export interface SendableRows {
  /** Decides about all rows again, after a check, an edit, or a choice. */
  decide(choices: ImportChoices | null): void;
  /** Sets the store's customers, whose balances, names and codes can be replaced. */
  setCustomers(customers: KnownCustomers): void;
  /** Amount of the kind's `sumField` by row to send; 0 if the kind has none. */
  amounts(): ReadonlyMap<number, number>;
  toSentRow(row: number): ImportRow;
  /** Balance of the store that the points of a row replace; null if they replace none. */
  replacedBalance(row: number): number | null;
  /** Valid rows that aren't public. */
  unpublished(): ReadonlySet<number>;
  /** Public rows that repeat others, also if they are sent. */
  repeated(): ReadonlyMap<number, RepeatSource>;
  /** Rows that aren't sent because they repeat others. */
  isRepeated(row: number): boolean;
  /** Rows replaced by another row of the same customer. */
  replaced(): ReadonlySet<number>;
  /** Number of these whose points are sent with those of the other row. */
  addedTogether(): number;
  /** Points of the rows that are sent added together, by normalized email. */
  parts(): Readonly<Record<string, readonly number[]>>;
  /** Customers with more than one row. */
  persons(): number;
  /** Number of private values in the rows to send. */
  withheld(): number;
  /** Number of rows that aren't sent because they would change nothing. */
  unchanged(): number;
  /** Number of existing customers with other names or codes in the file, also if they keep theirs. */
  replacedProfiles(): Readonly<Record<ProfileGroup, number>>;
}

/**
 * @param skipped rows that the user skips
 * @param known rows that are sent again only if the user chooses so
 */
export function createSendableRows(
  checked: CheckedRows,
  kind: ImportKind,
  preset: ImportPreset | null,
  known: KnownRows,
  skipped: ReadonlySet<number>,
): SendableRows {
  const { getText, values } = checked;
  let choices: ImportChoices | null = null;
  /** By parsed values, which are replaced when a cell of the row changes. Hashing all rows again takes long. */
  const hashes = new WeakMap<ImportRow, RowHashes>();
  let unpublished = new Set<number>();
  let repeated = new Map<number, RepeatSource>();
  let merged: ReturnType<typeof resolveDuplicates> = { replaced: new Set(), parts: new Map(), persons: 0 };
  let withheld = 0;
  let customers: KnownCustomers = new Map();
  let amounts: ReadonlyMap<number, number> = new Map();

  const findPrivateParts = createPrivatePartsFinder(kind, preset);
  const getPrivateParts = (row: number) =>
    findPrivateParts((field) => (checked.isMapped(field) ? getText(row, field) : null));

  /** Finds the rows that aren't public, and counts the private values in the others. */
  function findUnpublished(): void {
    unpublished = new Set();
    withheld = 0;
    for (const [row, value] of values().entries()) {
      if (value === null || skipped.has(row)) continue;
      const parts = getPrivateParts(row);
      if (parts.includes('row')) unpublished.add(row);
      else withheld += parts.filter((part) => value[part] !== undefined).length;
    }
  }

  /** Finds the rows that repeat known ones, or each other. Customers with several rows are merged instead. */
  function findRepeated(): void {
    repeated = new Map();
    const isCompared = kind.key === undefined;
    if (!isCompared && known.isEmpty()) return;
    const seen = new Set<number>();
    for (const [row, value] of values().entries()) {
      if (value === null || skipped.has(row) || unpublished.has(row)) continue;
      const rowHashes = hashes.get(value) ?? hashRow(kind, toPublicValue(row));
      hashes.set(value, rowHashes);
      const isEqual = isCompared && rowHashes.review !== null && seen.has(rowHashes.row);
      // An import leaves out rows that repeat others of its file, so an earlier one may not have sent this one.
      const source = isEqual ? 'equal' : known.find(rowHashes);
      if (source) repeated.set(row, source);
      seen.add(rowHashes.row);
    }
  }
  const isRepeated = (row: number) => choices?.repeats === 'skip' && repeated.has(row);

  const isComplete = (row: number) =>
    Boolean(values()[row]) &&
    !skipped.has(row) &&
    !merged.replaced.has(row) &&
    !unpublished.has(row) &&
    !isRepeated(row);

  const findCustomer = (value: ImportRow): KnownCustomer | undefined =>
    customers.get(normalizeEmail(String(value[kind.key ?? ''] ?? '')));

  /** Fields of a row that aren't sent because the customer has values for them and keeps these. */
  function getKeptFields(value: ImportRow): readonly string[] {
    const profile = choices?.existing === 'keep' ? findCustomer(value)?.profile : undefined;
    return profile
      ? Object.values(kind.profile ?? {}).flatMap((fields) => (isFilled(profile, fields) ? fields : []))
      : [];
  }

  /** Balance that the row replaces; null if its points are added, or the customer is new. */
  const getBalance = (row: number, value: ImportRow): number | null =>
    choices?.amounts === 'replace' && (merged.parts.has(row) || typeof value[kind.sumField ?? ''] === 'number')
      ? (findCustomer(value)?.points ?? null)
      : null;
  const getAmount = (row: number, value: ImportRow): number => {
    const parts = merged.parts.get(row);
    return (parts ? sum(parts) : getNumber(value, kind.sumField)) - (getBalance(row, value) ?? 0);
  };

  /** An existing customer for whom the file has nothing new gets nothing. */
  const isSendable = (row: number): boolean => {
    const value = values()[row];
    if (!value || !isComplete(row)) return false;
    if (getAmount(row, value) !== 0) return true;
    const isKept = choices?.existing === 'keep' && kind.profile !== undefined && findCustomer(value) !== undefined;
    if (isKept) return Object.keys(toSentValue(row)).some((field) => field !== kind.key && field !== kind.sumField);
    return choices?.amounts !== 'replace' || kind.fields[kind.sumField ?? '']?.required !== true;
  };

  /** Values of a row without those that the customer keeps. */
  function toSentValue(row: number): ImportRow {
    const value = toPublicValue(row);
    const kept = getKeptFields(value);
    return kept.length === 0 ? value : omit(value, kept);
  }

  /** Values of a row without those that aren't sent or aren't public. */
  function toPublicValue(row: number): ImportRow {
    const privateParts = getPrivateParts(row);
    const isSent = (name: string) => kind.fields[name]?.decides === undefined && !privateParts.includes(name);
    return Object.fromEntries(Object.entries(values()[row] ?? {}).filter(([name]) => isSent(name)));
  }

  return {
    decide(next) {
      choices = next;
      findUnpublished();
      findRepeated();
      const includedValue = (row: number) =>
        skipped.has(row) || unpublished.has(row) ? null : (values()[row] ?? null);
      merged = resolveDuplicates(values().length, includedValue, kind, choices?.duplicates ?? 'first', isRepeated);
      amounts = new Map(
        values().flatMap((value, row) => (value && isSendable(row) ? [[row, getAmount(row, value)] as const] : [])),
      );
    },
    setCustomers(found) {
      customers = found;
    },
    amounts: () => amounts,
    toSentRow(row) {
      const value = toSentValue(row);
      const { sumField } = kind;
      // The retained row may have no points itself, but it still gets the sum.
      const isChanged = sumField !== undefined && choices?.amounts === 'replace' && value[sumField] !== undefined;
      return sumField !== undefined && (isChanged || merged.parts.has(row))
        ? { ...value, [sumField]: getAmount(row, value) }
        : value;
    },
    replacedBalance(row) {
      const value = values()[row];
      return value && isComplete(row) ? getBalance(row, value) : null;
    },
    unpublished: () => unpublished,
    repeated: () => repeated,
    isRepeated,
    replaced: () => merged.replaced,
    addedTogether: () => sum([...merged.parts.values()].map(({ length }) => length - 1)),
    parts: () =>
      Object.fromEntries(
        [...merged.parts].flatMap(([row, parts]) => {
          const value = values()[row];
          // Points that replace a balance are no points of the rows.
          const isSent = value && amounts.has(row) && getBalance(row, value) === null;
          return isSent ? [[normalizeEmail(String(value[kind.key ?? ''])), parts]] : [];
        }),
      ),
    persons: () => merged.persons,
    withheld: () => withheld,
    unchanged: () => values().filter((value, row) => value && isComplete(row) && !isSendable(row)).length,
    replacedProfiles() {
      const counts = { names: 0, codes: 0 };
      if (!kind.profile) return counts;
      for (const [row, value] of values().entries()) {
        const own = value && isComplete(row) ? findCustomer(value)?.profile : undefined;
        if (!value || !own) continue;
        for (const group of profileGroups) if (isOther(value, own, kind.profile[group])) counts[group] += 1;
      }
      return counts;
    },
  };
}

type Values = Readonly<Record<string, string | number | null>>;

/** Whether a customer has own values of a group. */
const isFilled = (own: Values, fields: readonly string[]): boolean => fields.some((field) => Boolean(own[field]));

/** Whether a row would replace the own values of a group by others. A full name is the same as its parts. */
function isOther(value: ImportRow, own: Values, fields: readonly string[]): boolean {
  const [whole = '', ...parts] = fields;
  const join = (from: Values) => String(from[whole] || parts.map((field) => from[field] ?? '').join(' ')).trim();
  return fields.some((field) => value[field] !== undefined) && isFilled(own, fields) && join(value) !== join(own);
}

function getNumber(value: ImportRow, field: string | undefined): number {
  const number = field === undefined ? undefined : value[field];
  return typeof number === 'number' ? number : 0;
}

/**
 * Returns a function that returns what isn't public of a row: 'row', or names of fields.
 * @param preset known export file that the rows are from, which may have its own words
 */
function createPrivatePartsFinder(
  { fields }: ImportKind,
  preset: ImportPreset | null,
): (getText: (field: string) => string | null) => readonly string[] {
  const publicFields = Object.entries(fields).flatMap(([name, { decides, words = [] }]) => {
    const publicWords = (name === 'status' && preset?.publicWords) || words;
    return decides === undefined ? [] : [{ name, decides, isPublic: createPublicTest(publicWords) }];
  });
  return (getText) =>
    publicFields.flatMap(({ name, decides, isPublic }) => {
      const text = getText(name);
      return text === null || isPublic(text) ? [] : [decides];
    });
}

/** Returns whether a cell says that something is public. A zero is how databases write that there is no date. */
function createPublicTest(words: readonly string[] | 'filled'): (text: string) => boolean {
  if (words === 'filled') return (text) => !isEmptyCell(text, 'day') && !/^[0\s:./-]+$/.test(text);
  const known = new Set(words);
  // A database may write an empty cell as a word, or a date of zeros.
  const normalize = (text: string) =>
    known.has('') && (isEmptyCell(text, 'public') || /^0{4}-00-00/.test(text)) ? '' : text.trim().toLowerCase();
  return (text) => known.has(normalize(text));
}
