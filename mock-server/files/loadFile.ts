import { existsSync } from 'node:fs';
import type { Entity, Row } from '../../resources/entity';
import type { SiteFixture } from '../fixtures/createSiteFixture';
import { type Documents, defaultDocuments, documentsShape } from '../fixtures/documents';
import type { Change } from '../store/change';
import type { Store } from '../store/store';
import { type FileLine, lineError, parseLine, readLines } from './lines';
import { parseChange } from './parseChange';

/** Journal state after loading. */
export interface LoadResult {
  /** Number of the first journal that is not in the snapshot. */
  first: number;
  /** Number of the current journal, and its valid length in bytes. */
  journal: number;
  length: number;
}

/** Path of the n-th journal of a file. */
export const journalPath = (file: string, n: number) => `${file}.journal-${n}`;

/**
 * Loads a snapshot and the journals after it into the store.
 * @throws Error with file and line of invalid content
 */
export function loadFile(file: string, store: Store, entities: readonly Entity[]): LoadResult {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const first = readSnapshot(file, store, byName);
  let journal = first;
  let length = readJournal(journalPath(file, journal), store, byName);
  while (existsSync(journalPath(file, journal + 1))) {
    journal += 1;
    length = readJournal(journalPath(file, journal), store, byName);
  }
  return { first, journal, length };
}

function readSnapshot(file: string, store: Store, entities: ReadonlyMap<string, Entity>): number {
  const sites = new Map<string, { documents?: Documents; rows: Record<string, Row[]> }>();
  let [journal, count, last] = [-1, 0, 0];
  let isComplete = false;
  for (const line of readLines(file)) {
    last = line.number;
    const value = parseLine(file, line);
    if (line.number === 1) journal = readHead(file, value);
    else if (typeof value === 'object' && value !== null && 'end' in value) isComplete = value.end === count;
    else {
      collectChange(
        sites,
        withLineContext(file, line, () => parseChange(value, entities)),
      );
      count += 1;
    }
  }
  if (!isComplete) throw lineError(file, last + 1, 'the file ends here, with lines missing');
  const fixtures = new Map<string, SiteFixture>();
  for (const [id, { documents, rows }] of sites) {
    if (!documents) throw lineError(file, last, `the documents of site ${id} are missing`);
    fixtures.set(id, { documents, rows });
  }
  store.fill(fixtures);
  return journal;
}

function readHead(file: string, value: unknown): number {
  const isHead = typeof value === 'object' && value !== null && 'format' in value && value.format === 'fixture-backend';
  if (!isHead || !('journal' in value) || typeof value.journal !== 'number') {
    throw lineError(file, 1, 'this is not a file of the fixture backend');
  }
  return value.journal;
}

function collectChange(
  sites: Map<string, { documents?: Documents; rows: Record<string, Row[]> }>,
  change: Change,
): void {
  const site = sites.get(change.site) ?? { rows: {} };
  sites.set(change.site, site);
  if ('documents' in change) site.documents = documentsShape.parse({ ...defaultDocuments, ...change.documents });
  else if ('put' in change) {
    const rows = site.rows[change.table] ?? [];
    site.rows[change.table] = rows;
    rows.push(change.put);
  }
}

/** Replays a journal. Returns its valid length in bytes; an incomplete last line was never acknowledged. */
function readJournal(file: string, store: Store, entities: ReadonlyMap<string, Entity>): number {
  if (!existsSync(file)) return 0;
  let length = 0;
  for (const line of readLines(file)) {
    if (!line.isWhole) break;
    const values = parseLine(file, line);
    if (!Array.isArray(values)) throw lineError(file, line.number, 'this is not a list of changes');
    withLineContext(file, line, () => store.replay(values.map((value: unknown) => parseChange(value, entities))));
    length = line.end;
  }
  return length;
}

function withLineContext<T>(file: string, line: FileLine, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw lineError(file, line.number, error instanceof Error ? error.message : String(error));
  }
}
