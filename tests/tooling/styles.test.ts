import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeCss } from '../../src/theme/themeCss';

/** A `:has()` on the content or the siblings of an element that contains the page. */
const pageCondition = /(?::root|\bhtml|\bbody|#root)\)?(?:\s*>\s*)?:has\(/;

it('no style depends on what the page contains, for which each change would recalculate all styles', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const);
  expect(styles.length).toBeGreaterThan(0);
  expect(
    [...styles, ['themeCss', themeCss()] as const].flatMap(([file, css]) => (pageCondition.test(css) ? file : [])),
  ).toEqual([]);
  for (const condition of [':root:has(.bar){}', ':global(#root):has(~ .bar){}', '#root > :has(~ .bar){}'])
    expect(condition).toMatch(pageCondition);
});
