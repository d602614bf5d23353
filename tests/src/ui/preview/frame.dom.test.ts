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

const sheets = (page: Document) => [...page.head.querySelectorAll('style')].map((one) => one.textContent);

/** The document of a preview in the frame of a console. */
function open() {
  const page = document.implementation.createHTMLDocument('Preview');
  const said: unknown[] = [];
  const handed: [unknown, unknown][] = [];
  const ports: MessagePort[] = [];
  const parent = {
    postMessage: (data: unknown, target: unknown, [port]: MessagePort[]) => {
      handed.push([data, target]);
      if (port) ports.push(port);
    },
  };
  connect(Object.assign(Object.create(null), { parent, location: { origin }, document: page }));
  const [port] = ports;
  if (!port) throw new Error('No port was handed over.');
  port.onmessage = ({ data }: MessageEvent<unknown>) => void said.push(data);
  const say = (data: unknown) => port.postMessage(data);
  /** Shows this, and waits until it stands there. */
  const see = async (message: Partial<ShowMessage>) => {
    const turn = said.length + 1;
    say({ ...show, ...message, turn });
    await vi.waitFor(() => expect(said).toContainEqual({ kind: 'shown', turn }));
  };
  return { page, said, handed, say, see };
}

describe('the document of a preview', () => {
  it('says that it is ready, to the console alone', () => {
    expect(open().handed).toEqual([[{ kind: 'ready' }, origin]]);
  });

  it('shows what the console sends, in its language, direction and scheme', async () => {
    const { page, see } = open();
    await see({});
    expect(page.body.innerHTML).toBe('<h1>Hello</h1>');
    expect(page.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(page.documentElement.dataset['scheme']).toBe('dark');
    expect(sheets(page)).toEqual(['h1{color:red}', 'h1{margin:0}']);
  });

  it('keeps what has not changed', async () => {
    const { page, see } = open();
    await see({ body: '<img src="a.png"><p>one</p>' });
    const picture = page.body.firstChild;
    await see({ body: '<img src="a.png"><p>two</p>', css: null, ownCss: 'h1{margin:1px}' });
    expect(page.body.firstChild).toBe(picture);
    expect(page.body.textContent).toBe('two');
    expect(sheets(page)).toEqual(['h1{color:red}', 'h1{margin:1px}']);
  });

  it('has the browser style nothing anew that is said again', async () => {
    const { page, see } = open();
    await see({ body: '<p>one</p>' });
    const changed: string[] = [];
    const watch = new MutationObserver((all) => changed.push(...all.map(({ target }) => target.nodeName)));
    watch.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });
    await see({ body: '<p>two</p>' });
    expect(changed).toEqual(['#text']);
  });

  it('takes nothing that has another shape', async () => {
    const { page, said, say, see } = open();
    for (const data of ['evil', null, { ...show, body: 7 }, { ...show, direction: 'up' }, { ...show, css: 7 }])
      say(data);
    await see({});
    expect(page.body.innerHTML).toBe('<h1>Hello</h1>');
    expect(said.filter((data) => Object(data).kind === 'shown')).toHaveLength(1);
  });

  it('lets nothing be pressed, and tells what can be picked', async () => {
    const { page, said, see } = open();
    await see({
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
    await vi.waitFor(() => expect(said).toContainEqual({ kind: 'pick', name: 'title' }));
    expect(said.filter((data) => Object(data).kind === 'pick')).toHaveLength(1);
    expect(page.querySelector('a')?.getAttribute('tabindex')).toBe('-1');
  });

  it('leaves out what would load, lead or speak for it', async () => {
    const { page, see } = open();
    await see({
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
        if (said !== null) expect(['shown', 'height', 'pick']).toContain(said.kind);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(show)), fc.anything(), (field, value) => {
        const read = readShowMessage({ ...show, [field]: value });
        if (read !== null)
          for (const text of [read.body, read.css ?? '', read.ownCss ?? '', read.locale])
            expect(typeof text).toBe('string');
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
