import { afterEach, expect, it, vi } from 'vitest';
import { formatDay } from '../../../../src/lib/format/formatDay';
import { formatShortDay } from '../../../../src/lib/format/formatRelativeTime';

afterEach(() => vi.restoreAllMocks());

it('dates in texts have the order of the region of the browser, like date fields', () => {
  vi.stubGlobal('navigator', { languages: ['en-GB', 'fr-CA'] });
  expect(formatDay('2026-02-01', 'en')).toBe('1 February 2026');
  expect(formatShortDay(+new Date(2026, 1, 1, 12), +new Date(2026, 3, 1), 'en')).toBe('1 Feb');
  // A locale with its own region keeps it.
  expect(formatDay('2026-02-01', 'en-US')).toBe('February 1, 2026');
  vi.unstubAllGlobals();
});

it.each([
  ['ar', ['ar-EG']],
  ['ar', ['ar-AE']],
  ['ar', ['ar-u-nu-arab']],
  ['mr', ['mr-IN']],
])('dates in %s have the digits of its numbers, whichever the region %s writes', (locale, languages) => {
  vi.stubGlobal('navigator', { languages });
  expect(formatDay('2026-02-01', locale)).toContain(new Intl.NumberFormat(locale, { useGrouping: false }).format(2026));
  vi.unstubAllGlobals();
});
