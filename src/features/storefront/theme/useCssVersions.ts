import { useCallback } from 'react';
import * as z from 'zod/mini';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { usePreference } from '../../../engine/shop/preferences';

/** Maximum number of stored versions, and their maximum combined length, to limit the use of browser storage. */
const MAX_VERSIONS = 10;
const MAX_TOTAL_LENGTH = 400_000;

const versionsShape = z.array(z.object({ at: z.number(), css: z.string() }));

/** A style sheet published from this browser. `at` is in epoch milliseconds. */
export type CssVersion = z.infer<typeof versionsShape>[number];

/** Returns the style sheets last published from this browser, newest first. */
export function useCssVersions(): readonly CssVersion[] {
  return usePreference('cssVersions', versionsShape)[0] ?? [];
}

/** Returns a function that stores a published style sheet and drops the oldest ones. */
export function useStoreCssVersion(): (css: string) => void {
  const [versions, persist] = usePreference('cssVersions', versionsShape);
  return useCallback((css) => persist(addVersion(versions ?? [], { at: getServerTime(), css })), [versions, persist]);
}

/** Prepends a version, removes duplicates, and enforces the limits. */
export function addVersion(versions: readonly CssVersion[], newest: CssVersion): CssVersion[] {
  const others = versions.filter(({ css }) => css !== newest.css);
  const all = [newest, ...others].slice(0, MAX_VERSIONS);
  let totalLength = 0;
  return all.filter(({ css }, n) => {
    totalLength += css.length;
    return n === 0 || totalLength <= MAX_TOTAL_LENGTH;
  });
}
