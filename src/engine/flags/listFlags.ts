import type { PageFlags } from './flag';

/** The code of the moderation flags, which is loaded while the rows are read. */
export type LazyFlags = typeof import('./lazyFlags');

/** The moderation flags of the loaded page of a list, and the components that show them. */
export interface ListFlags {
  lazyModule: LazyFlags;
  of: PageFlags;
}
