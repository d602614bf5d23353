import type { Entity } from '../resources/entity';
import type { AppOptions } from './appOptions';
import { openFile } from './files/openFile';
import { createFixtures } from './fixtures/createFixtures';
import type { SiteFixture } from './fixtures/createSiteFixture';
import type { FixtureSizes } from './fixtures/sizes';
import { Store } from './store/store';

/** Store with the rows of all sites and its database file. */
export interface OpenStore {
  store: Store;
  /** Restores the initial state. */
  reseed(): void;
  close(): void;
}

const sizeNames = [
  'customers',
  'reviews',
  'pendingReviews',
  'questions',
  'unansweredQuestions',
  'rewards',
  'pendingRewards',
] as const;

/** @throws Error with a readable message if the file is unusable */
export function openStore(options: AppOptions, entities: readonly Entity[]): OpenStore {
  const generate = () =>
    createFixtures(entities, {
      sizes: getSizes(options),
      seed: options.seed ?? 1,
      now: options.now ?? Date.now(),
      ...(options.extraRows && { extraRows: options.extraRows }),
    });
  const store = new Store(entities);
  let fixtures: Map<string, SiteFixture> | null = null;
  const fill = () => {
    fixtures ??= generate();
    store.fill(fixtures);
  };
  if (typeof options.db !== 'string') {
    fill();
    return { store, reseed: fill, close: () => {} };
  }
  const file = openFile(options.db, store, entities, fill, options.reset === true, options.file);
  store.setChangeLog(file);
  const reseed = () => {
    fill();
    file.rewrite();
  };
  return { store, reseed, close: file.close };
}

function getSizes(options: AppOptions): Partial<FixtureSizes> {
  const sizes: Partial<FixtureSizes> = {};
  for (const name of sizeNames) {
    const size = options[name];
    if (size !== undefined) sizes[name] = size;
  }
  return sizes;
}
