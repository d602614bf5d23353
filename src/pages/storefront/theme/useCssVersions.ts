import { useCallback } from 'react';
import * as z from 'zod/mini';
import { usePreference } from '../../../engine/preferences';

/** Versions that are kept, and letters of all of them together: the browser's storage is not ours alone. */
const mostVersions = 10;
const mostLetters = 400_000;

const versionsShape = z.array(z.object({ at: z.number(), css: z.string() }));

/** A style sheet that was published from this browser. */
export type CssVersion = z.infer<typeof versionsShape>[number];

/** The style sheets that were published last from this browser, the newest first. */
export function useCssVersions(): readonly CssVersion[] {
  return usePreference('cssVersions', versionsShape)[0] ?? [];
}

/** Keeps a style sheet that has been published; the oldest make room for it. */
export function useKeepVersion(): (css: string) => void {
  const [versions, keep] = usePreference('cssVersions', versionsShape);
  return useCallback((css) => keep(withVersion(versions ?? [], { at: Date.now(), css })), [versions, keep]);
}

/** The versions after one more: none twice, and no more than there is room for. */
export function withVersion(versions: readonly CssVersion[], newest: CssVersion): CssVersion[] {
  const others = versions.filter(({ css }) => css !== newest.css);
  const all = [newest, ...others].slice(0, mostVersions);
  let letters = 0;
  return all.filter(({ css }, n) => {
    letters += css.length;
    return n === 0 || letters <= mostLetters;
  });
}
