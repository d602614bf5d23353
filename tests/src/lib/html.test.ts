import { describe, expect, it } from 'vitest';
import { html } from '../../../src/lib/html';

describe('words between tags', () => {
  const page = html`<p>one</p><style>one</style><b>two</b><i>two</i>`;
  const changed = (before: string, after: string) => page.withWords(before, after)?.toString() ?? null;

  it('are put in the place of those that stand there once', () => {
    expect(html`<p>one</p><p title="two">two</p>`.withWords('two', 'three')?.toString()).toBe(
      '<p>one</p><p title="two">three</p>',
    );
  });

  it('are not, where it is not known which, or where they could be more than words', () => {
    expect(changed('two', 'three')).toBeNull();
    expect(changed('one', 'three')).toBeNull();
    expect(changed('none', 'three')).toBeNull();
    expect(html`<style>one</style>`.withWords('one', 'p{}')).toBeNull();
    for (const after of ['<b>', 'a & b', 'a" b', '>']) expect(html`<p>one</p>`.withWords('one', after)).toBeNull();
  });
});
