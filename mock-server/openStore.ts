import type { Entity } from '../resources/entity';
import type { AppOptions } from './appOptions';
import { openFile } from './files/openFile';
import { makeFixtures } from './fixtures/makeFixtures';
import type { SiteFixture } from './fixtures/makeSite';
import type { Sizes } from './fixtures/sizes';
import { Store } from './store/store';

/** The rows of all sites, where they are kept, and how to make them anew. */
export interface OpenStore {
  store: Store;
  /** Makes everything as it was at first. */
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

/** @throws Error with a text for people when the file cannot be used */
export function openStore(options: AppOptions, entities: readonly Entity[]): OpenStore {
  const make = () =>
    makeFixtures(entities, {
      sizes: sizesOf(options),
      seed: options.seed ?? 1,
      now: options.now ?? Date.now(),
      ...(options.extraRows && { extraRows: options.extraRows }),
    });
  const store = new Store(entities);
  let made: Map<string, SiteFixture> | null = null;
  const fill = () => {
    made ??= make();
    store.fill(made);
  };
  if (typeof options.db !== 'string') {
    fill();
    return { store, reseed: fill, close: () => {} };
  }
  const file = openFile(options.db, store, entities, fill, options.reset === true, options.file);
  store.keepIn(file);
  const reseed = () => {
    fill();
    file.rewrite();
  };
  return { store, reseed, close: file.close };
}

function sizesOf(options: AppOptions): Partial<Sizes> {
  const sizes: Partial<Sizes> = {};
  for (const name of sizeNames) {
    const size = options[name];
    if (size !== undefined) sizes[name] = size;
  }
  return sizes;
}
