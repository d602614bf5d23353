import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Entity, Row } from '../../resources/entity';
import { checkRow } from '../fixtures/createFixtures';
import { type Documents, defaultDocuments, documentsShape } from '../fixtures/documents';
import type { Change } from '../store/change';
import type { Store } from '../store/store';

/**
 * First line of a database file. After it, there is one line per row, `{ "end": <number of them> }`, and one line per
 * commit since they were written: an array of changes.
 */
export const FILE_FORMAT = { format: 'fixture-backend', version: 2 };

/**
 * Loads a file into the store. Half a line at its end is skipped.
 * @returns bytes of its rows, and of its rows and commits
 * @throws Error with file and line of invalid content
 */
export function loadFile(file: string, store: Store, entities: readonly Entity[]): { rowBytes: number; bytes: number } {
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const sites = new Map<string, LoadedSite>();
  let [last, count, rowBytes, bytes] = [0, 0, 0, 0];
  for (const { number, text, isComplete, end } of readLines(file)) {
    last = number;
    if (rowBytes > 0 && !isComplete) break;
    try {
      const value: unknown = JSON.parse(text);
      if (number === 1) checkFormat(value);
      else if (rowBytes > 0)
        store.replay(
          z
            .array(z.unknown())
            .parse(value)
            .map((change) => parseChange(change, byName)),
        );
      else if (value !== null && typeof value === 'object' && 'end' in value) {
        if (value.end !== count) throw new Error('the file ends here, with lines missing');
        store.fill(sites);
        rowBytes = end;
      } else {
        addRow(sites, parseChange(value, byName));
        count += 1;
      }
    } catch (error) {
      throw lineError(file, number, error instanceof Error ? error.message : String(error));
    }
    bytes = end;
  }
  if (rowBytes === 0) throw lineError(file, last + 1, 'the file ends here, with lines missing');
  return { rowBytes, bytes };
}

const lineError = (file: string, line: number, why: string) =>
  new Error(`${file}, line ${line}: ${why}. Fix the line, or start with --reset to recreate the file.`);

/** Lines of a file, numbered from 1. `end` is the offset of the byte after the line. @throws Error if it's no plain file */
function* readLines(file: string) {
  if (!statSync(file).isFile()) throw new Error(`${file} is not a plain file.`);
  const bytes = readFileSync(file);
  let start = 0;
  for (let number = 1; start < bytes.length; number += 1) {
    const at = bytes.indexOf(10, start);
    const isComplete = at !== -1;
    const end = isComplete ? at + 1 : bytes.length;
    yield { number, text: bytes.toString('utf8', start, isComplete ? at : end), isComplete, end };
    start = end;
  }
}

function checkFormat(value: unknown): void {
  const { format, version } = Object(value);
  if (format !== FILE_FORMAT.format) throw new Error('this is not a file of the mock server');
  if (version !== FILE_FORMAT.version) throw new Error('this is a file of another version of the mock server');
}

interface LoadedSite {
  documents: Documents;
  rows: Record<string, Row[]>;
}

function addRow(sites: Map<string, LoadedSite>, change: Change): void {
  const site = sites.get(change.site);
  if ('documents' in change) {
    const documents = documentsShape.parse({ ...defaultDocuments, ...change.documents });
    sites.set(change.site, { documents, rows: site?.rows ?? {} });
  } else if (!site) throw new Error(`the documents of site ${change.site} are missing`);
  else if ('put' in change) {
    site.rows[change.table] ??= [];
    site.rows[change.table]?.push(change.put);
  }
}

const changedDocumentsShape = z.partial(documentsShape);

/** @throws Error if the change is invalid */
function parseChange(value: unknown, entities: ReadonlyMap<string, Entity>): Change {
  const { site, table, put, drop, documents }: Readonly<Record<string, unknown>> = Object(value);
  if (typeof site !== 'string') throw new Error('this is not a change of a site');
  if (documents !== undefined) {
    checkDocuments(documents);
    return { site, documents };
  }
  const entity = entities.get(String(table));
  if (!entity) throw new Error(`there is no table '${table}'`);
  if (typeof drop === 'string') return { site, table: entity.name, drop };
  checkRow(entity, put);
  return { site, table: entity.name, put };
}

/** @throws Error if they are invalid */
function checkDocuments(value: unknown): asserts value is Partial<Documents> {
  const result = changedDocumentsShape.safeParse(value);
  if (!result.success) throw new Error(`documents: ${result.error.issues[0]?.path.join('.') ?? ''} is invalid`);
}
