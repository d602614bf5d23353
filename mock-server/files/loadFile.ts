import { existsSync } from 'node:fs';
import type { Entity, Row } from '../../resources/entity';
import { type Documents, documentsShape, laterDocuments } from '../fixtures/documents';
import type { SiteFixture } from '../fixtures/makeSite';
import type { Change } from '../store/change';
import type { Store } from '../store/store';
import { brokenAt, type Line, linesOf, parseLine } from './lines';
import { readChange } from './readChange';

/** Where to go on after loading. */
export interface Loaded {
  /** Number of the first journal that is not in the snapshot. */
  first: number;
  /** Number of the journal to go on with, and its bytes that count. */
  journal: number;
  length: number;
}

/** Name of the n-th journal of a file. */
export const journalOf = (file: string, n: number) => `${file}.journal-${n}`;

/**
 * Fills the store from a snapshot and the journals after it.
 * @throws Error naming file and line of what cannot be read
 */
export function loadFile(file: string, store: Store, entities: readonly Entity[]): Loaded {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const first = readSnapshot(file, store, byName);
  let journal = first;
  let length = readJournal(journalOf(file, journal), store, byName);
  while (existsSync(journalOf(file, journal + 1))) {
    journal += 1;
    length = readJournal(journalOf(file, journal), store, byName);
  }
  return { first, journal, length };
}

function readSnapshot(file: string, store: Store, entities: ReadonlyMap<string, Entity>): number {
  const sites = new Map<string, { documents?: Documents; rows: Record<string, Row[]> }>();
  let [journal, count, last] = [-1, 0, 0];
  let isComplete = false;
  for (const line of linesOf(file)) {
    last = line.number;
    const value = parseLine(file, line);
    if (line.number === 1) journal = readHead(file, value);
    else if (typeof value === 'object' && value !== null && 'end' in value) isComplete = value.end === count;
    else {
      collect(
        sites,
        orBroken(file, line, () => readChange(value, entities)),
      );
      count += 1;
    }
  }
  if (!isComplete) throw brokenAt(file, last + 1, 'the file ends here, with lines missing');
  const fixtures = new Map<string, SiteFixture>();
  for (const [id, { documents, rows }] of sites) {
    if (!documents) throw brokenAt(file, last, `the documents of site ${id} are missing`);
    fixtures.set(id, { documents, rows });
  }
  store.fill(fixtures);
  return journal;
}

function readHead(file: string, value: unknown): number {
  const isHead = typeof value === 'object' && value !== null && 'format' in value && value.format === 'fixture-backend';
  if (!isHead || !('journal' in value) || typeof value.journal !== 'number') {
    throw brokenAt(file, 1, 'this is not a file of the fixture backend');
  }
  return value.journal;
}

function collect(sites: Map<string, { documents?: Documents; rows: Record<string, Row[]> }>, change: Change): void {
  const site = sites.get(change.site) ?? { rows: {} };
  sites.set(change.site, site);
  if ('documents' in change) site.documents = documentsShape.parse({ ...laterDocuments, ...change.documents });
  else if ('put' in change) {
    const rows = site.rows[change.table] ?? [];
    site.rows[change.table] = rows;
    rows.push(change.put);
  }
}

/** Bytes of the journal that count; half a line at its end was never acknowledged. */
function readJournal(file: string, store: Store, entities: ReadonlyMap<string, Entity>): number {
  if (!existsSync(file)) return 0;
  let length = 0;
  for (const line of linesOf(file)) {
    if (!line.isWhole) break;
    const values = parseLine(file, line);
    if (!Array.isArray(values)) throw brokenAt(file, line.number, 'this is no list of changes');
    orBroken(file, line, () => store.replay(values.map((value: unknown) => readChange(value, entities))));
    length = line.end;
  }
  return length;
}

function orBroken<T>(file: string, line: Line, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw brokenAt(file, line.number, error instanceof Error ? error.message : String(error));
  }
}
