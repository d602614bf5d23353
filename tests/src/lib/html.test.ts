import { describe, expect, it } from 'vitest';
import { html } from '../../../src/lib/html';

describe('SafeHtml.withText', () => {
  const page = html`<p>one</p><style>one</style><b>two</b><i>two</i>`;
  const changed = (before: string, after: string) => page.withText(before, after)?.toString() ?? null;

  it('replaces a text that occurs once', () => {
    expect(html`<p>one</p><p title="two">two</p>`.withText('two', 'three')?.toString()).toBe(
      '<p>one</p><p title="two">three</p>',
    );
  });

  it('returns null if the text is ambiguous, or the new one could be markup', () => {
    expect(changed('two', 'three')).toBeNull();
    expect(changed('one', 'three')).toBeNull();
    expect(changed('none', 'three')).toBeNull();
    expect(html`<style>one</style>`.withText('one', 'p{}')).toBeNull();
    for (const after of ['<b>', 'a & b', 'a" b', '>']) expect(html`<p>one</p>`.withText('one', after)).toBeNull();
  });
});
