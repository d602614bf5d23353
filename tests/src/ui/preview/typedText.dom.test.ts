import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenderer } from '../../../../src/ui/preview/frame/createRenderer';
import type { ShowMessage } from '../../../../src/ui/preview/previewMessages';
import { textChange } from '../../../../src/ui/preview/textChange';

const message = (body: string): ShowMessage => ({
  kind: 'show',
  turn: 1,
  body,
  css: '',
  ownCss: '',
  locale: 'en',
  direction: 'ltr',
  scheme: 'light',
  canPick: false,
});

function open() {
  const page = document.implementation.createHTMLDocument('Preview');
  const show = createRenderer(page);
  return { page, show: (body: string) => show(message(body)) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('typed text', () => {
  it('is distinguished from other changes', () => {
    const words = (before: string, after: string) => textChange(before, after);
    expect(words('<p>one</p><p>two</p>', '<p>one</p><p>twos</p>')).toEqual({ before: 'two', after: 'twos' });
    expect(words('<p>a</p>tail', '<p>a</p>tails')).toEqual({ before: 'tail', after: 'tails' });
    expect(words('<p>one</p>', '<p>o<b>n</b>e</p>')).toBeNull();
    expect(words('<p class="one">one</p>', '<p class="ones">one</p>')).toBeNull();
    expect(words('<p>one &amp; two</p>', '<p>one &amp; three</p>')).toBeNull();
    expect(words('<p></p>', '<p>one</p>')).toBeNull();
    expect(words('<p>one</p><p>two</p>', '<p>ones</p><p>twos</p>')).toBeNull();
  });

  it('replaces only its own text node', () => {
    const { page, show } = open();
    show('<p>one</p><style>p > b { color: red }</style><p>two</p>');
    const [first, , last] = page.body.children;
    const text = last?.firstChild;
    show('<p>one</p><style>p > b { color: red }</style><p>two or three</p>');
    expect([...page.body.children]).toEqual([first, page.body.children[1], last]);
    expect(last?.firstChild).toBe(text);
    expect(last?.textContent).toBe('two or three');
  });

  it('gives the same result as parsing the new text', () => {
    const part = fc.constantFrom(
      '<p>',
      '</p>',
      '<b title="x>one<y">',
      '</b>',
      '<style>',
      '</style>',
      '<table>',
      '<td>',
      '<!--',
      '-->',
      'one',
      'two',
      ' ',
      '&amp;',
      '<img alt="one">',
    );
    const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom('one', 'x', ' ', '>', '"'), fc.nat(), (before, typed, at) => {
        const place = at % (before.length + 1);
        const after = before.slice(0, place) + typed + before.slice(place);
        const [page, other] = [open(), open()];
        page.show(before);
        page.show(after);
        vi.advanceTimersByTime(1000);
        other.show(after);
        expect(page.page.body.isEqualNode(other.page.body), after).toBe(true);
      }),
    );
  });
});
