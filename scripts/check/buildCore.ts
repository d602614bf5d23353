/**
 * Builds the console without `src/extensions`, whose overrides and hidden pages its end-to-end tests don't know:
 * `tsx scripts/check/buildCore.ts`.
 */
/** Where that build is. */
export const CORE_DIST = '.cache/core';

if (process.argv[1]?.endsWith('buildCore.ts')) {
  process.env['WITHOUT_EXTENSION'] = '1';
  const { build } = await import('vite');
  await build({ logLevel: 'warn', build: { outDir: CORE_DIST, emptyOutDir: true } });
}
