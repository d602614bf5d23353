import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { connect } from '../../../../src/ui/preview/frame/connect';
import { schemeRules } from '../../../../src/ui/preview/frame/schemeRules';
import { readFrameMessage, readShowMessage, type ShowMessage } from '../../../../src/ui/preview/previewMessages';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {
      // Nothing has a size here.
    }
  },
);

const origin = 'https://console.example';
const show: ShowMessage = {
  kind: 'show',
  turn: 1,
  body: '<h1>Hello</h1>',
  css: 'h1{color:red}',
  ownCss: 'h1{margin:0}',
  locale: 'ar',
  direction: 'rtl',
  scheme: 'dark',
  canPick: true,
};

/** The document of a preview in the frame of a console. */
function open() {
  const page = document.implementation.createHTMLDocument('Preview');
  const said: [unknown, unknown][] = [];
  const parent = { postMessage: (data: unknown, target: unknown) => said.push([data, target]) };
  const target = new EventTarget();
  connect(
    Object.assign(Object.create(null), {
      parent,
      location: { origin },
      document: page,
      addEventListener: target.addEventListener.bind(target),
    }),
  );
  const hear = (data: unknown, source: unknown = parent, from = origin) => {
    const event = new MessageEvent('message', { data, origin: from });
    Object.defineProperty(event, 'source', { value: source });
    target.dispatchEvent(event);
  };
  return { page, said, hear };
}

describe('the document of a preview', () => {
  it('says that it is ready, to the console alone', () => {
    expect(open().said).toContainEqual([{ kind: 'ready' }, origin]);
  });

  it('shows what the console sends, in its language, direction and scheme, and says so', () => {
    const { page, said, hear } = open();
    hear(show);
    expect(page.body.innerHTML).toBe('<h1>Hello</h1>');
    expect(page.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(page.documentElement.dataset['scheme']).toBe('dark');
    expect([...page.head.querySelectorAll('style')].map((one) => one.textContent)).toEqual([
      'h1{color:red}',
      'h1{margin:0}',
    ]);
    expect(said).toContainEqual([{ kind: 'shown', turn: 1 }, origin]);
  });

  it('keeps what has not changed', () => {
    const { page, hear } = open();
    hear({ ...show, body: '<img src="a.png"><p>one</p>' });
    const picture = page.body.firstChild;
    hear({ ...show, body: '<img src="a.png"><p>two</p>' });
    expect(page.body.firstChild).toBe(picture);
    expect(page.body.textContent).toBe('two');
  });

  it('listens to nobody else', () => {
    const { page, said, hear } = open();
    hear(show);
    const before = said.length;
    hear({ ...show, body: 'evil' }, { postMessage: () => undefined });
    hear({ ...show, body: 'evil' }, null);
    hear({ ...show, body: 'evil' }, undefined, 'https://evil.example');
    hear({ ...show, body: 'evil' }, undefined, 'null');
    hear({ ...show, body: { toString: () => 'evil' } });
    hear('evil');
    hear({ ...show, direction: 'up' });
    expect(page.body.innerHTML).toBe('<h1>Hello</h1>');
    expect(said).toHaveLength(before);
  });

  it('lets nothing be pressed, and tells what can be picked', () => {
    const { page, said, hear } = open();
    hear({
      ...show,
      body: '<a href="https://evil.example">link</a><p data-pick="title"><b>x</b></p><details><summary>More</summary></details>',
    });
    const press = (selector: string) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      page.querySelector(selector)?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(press('a')).toBe(true);
    expect(press('b')).toBe(true);
    expect(press('summary')).toBe(false);
    expect(said.filter(([data]) => Object(data).kind === 'pick')).toEqual([[{ kind: 'pick', name: 'title' }, origin]]);
    expect(page.querySelector('a')?.getAttribute('tabindex')).toBe('-1');
  });

  it('leaves out what would load, lead or speak for it', () => {
    const { page, hear } = open();
    hear({
      ...show,
      body: '<p>x<meta http-equiv="refresh" content="0;url=//evil.example"><base href="//evil.example"><iframe></iframe><script>1</script><object></object><link rel="prefetch" href="//evil.example"></p>',
    });
    expect(page.body.innerHTML).toBe('<p>x</p>');
  });
});

describe('what is said to and fro', () => {
  it('is taken in its own shape or not at all, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readShowMessage(data)).toBeNull();
        const said = readFrameMessage(data);
        if (said !== null) expect(['ready', 'shown', 'height', 'pick']).toContain(said.kind);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(show)), fc.anything(), (field, value) => {
        const read = readShowMessage({ ...show, [field]: value });
        if (read !== null)
          for (const text of [read.body, read.css, read.ownCss, read.locale]) expect(typeof text).toBe('string');
      }),
    );
    expect(readShowMessage(show)).toEqual(show);
  });
});

describe('rules that ask for the scheme', () => {
  it('are answered by that of the shop', () => {
    const css =
      '@media (prefers-color-scheme: dark) { a {} } @media screen and ( prefers-color-scheme:light ) { b {} }';
    expect(schemeRules(css, 'dark')).toBe(
      '@media (min-width: 0px) { a {} } @media screen and (max-width: 0px) { b {} }',
    );
    expect(schemeRules(css, 'light')).toBe(
      '@media (max-width: 0px) { a {} } @media screen and (min-width: 0px) { b {} }',
    );
  });
});
