/**
 * Words that come with a lazily loaded part, one file an area: `export const words = { … }`. The keys of an area
 * begin with its name: `send` in areas/compose.ts is `compose.send`.
 */
export const areas = {
  create: () => import('./areas/create'),
  compose: () => import('./areas/compose'),
  flags: () => import('./areas/flags'),
  pickers: () => import('./areas/pickers'),
  queue: () => import('./areas/queue'),
  replies: () => import('./areas/replies'),
  upload: () => import('./areas/upload'),
  viewer: () => import('./areas/viewer'),
};

/** Name of an area of words. */
export type WordArea = keyof typeof areas;

/** What each area says in English; another language may leave words out. */
export type AreaWords = { [Area in WordArea]: Awaited<ReturnType<(typeof areas)[Area]>>['words'] };
