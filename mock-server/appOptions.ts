import { entities } from '../resources';
import type { Entity } from '../resources/entity';
import type { FileOptions } from './files/openFile';
import type { Sizes } from './fixtures/sizes';
import type { OptionalCall } from './optionalCalls';

/** How the fixture backend is set up; everything may be left out. */
export interface AppOptions extends Partial<Sizes> {
  /** Same seed, same shops. Default 1. */
  seed?: number;
  /** The present in milliseconds, for tests that need one; else the clock. */
  now?: number;
  /** Milliseconds that every answer waits, give or take a third. Default 0. */
  latency?: number;
  /** Share of calls that fail on purpose, 0 to 1. Default 0. */
  failRate?: number;
  /** File that keeps everything; without it nothing is kept. */
  db?: string | null;
  /** How the file is kept. */
  file?: FileOptions;
  /** Makes the file anew. */
  reset?: boolean;
  /** Origins of pages that may call, besides those of this machine. */
  origins?: readonly string[];
  /** Calls that this provider does not have. */
  without?: readonly OptionalCall[];
  /** Opens POST and GET /__control for tests. */
  controls?: boolean;
  /** Entities in place of the registry's, with a schema that has their queries and rows by site and entity: for tests. */
  entities?: readonly Entity[];
  schema?: string;
  extraRows?: (site: number) => Readonly<Record<string, readonly { _id: string }[]>>;
}

export const registry = entities;
