import type { Entity } from '../resources/entity';
import { extendEntities } from '../resources/extendEntities';
import { loadAllEntities } from '../resources/loadAllEntities';
import type { fixtures } from '../src/extensions/fixtures';
import extension from '../src/extensions/index';
import type { FileOptions } from './files/openFile';
import type { FixtureSizes } from './fixtures/sizes';

/** Options of the mock server. */
export interface AppOptions extends Partial<FixtureSizes> {
  /** The same seed gives the same fixtures. Default 1. */
  seed?: number;
  /** Current time in milliseconds, for tests; the system clock by default. */
  now?: number;
  /** Mean delay of every response in milliseconds. Default 0. */
  latency?: number;
  /** Share of requests that fail on purpose, 0 to 1. Default 0. */
  failRate?: number;
  /** Database file. In memory only by default. */
  db?: string | null;
  /** Options of the database file. */
  file?: FileOptions;
  /** Recreates the database file. */
  reset?: boolean;
  /** Allowed CORS origins besides localhost. */
  origins?: readonly string[];
  /** Optional calls that are disabled. */
  without?: readonly string[];
  /** Enables POST and GET /__control for tests. */
  controls?: boolean;
  /** Test entities instead of the registry's, with their schema and their rows by site and entity. */
  entities?: readonly Entity[];
  schema?: string;
  /** Test calls instead of the extension's. */
  routes?: NonNullable<(typeof fixtures)['routes']>;
  extraRows?: (site: number) => Readonly<Record<string, readonly { _id: string }[]>>;
}

extendEntities(extension.extend);

/** The extension's entities come first, so their routes win over the console's of the same path. */
export const registry: readonly Entity[] = [...extension.entities, ...(await loadAllEntities())];
