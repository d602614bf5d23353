import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { schemeRules } from '../../../../src/ui/preview/frame/createRenderer';
import { connectToHost } from '../../../../src/ui/preview/frame/frame';
import { parseFrameMessage, parseShowMessage, type ShowMessage } from '../../../../src/ui/preview/previewMessages';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {
      // happy-dom has no layout.
    }
  },
);

// The delayed comparison after typing must not run after the file. `vi.waitFor` advances the timers.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

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

const styleTexts = (page: Document) => [...page.head.querySelectorAll('style')].map((node) => node.textContent);

/** A preview document in the frame of a console. */
function open() {
  const page = document.implementation.createHTMLDocument('Preview');
  const sentMessages: unknown[] = [];
  const handed: [unknown, unknown][] = [];
  const ports: MessagePort[] = [];
  const parent = {
    postMessage: (data: unknown, target: unknown, [port]: MessagePort[]) => {
      handed.push([data, target]);
      if (port) ports.push(port);
    },
  };
  connectToHost(Object.assign(Object.create(null), { parent, location: { origin }, document: page }));
  const [port] = ports;
  if (!port) throw new Error('No port was handed over.');
  port.onmessage = ({ data }: MessageEvent<unknown>) => void sentMessages.push(data);
  const sendMessage = (data: unknown) => port.postMessage(data);
  /** Renders content and waits until it is shown. */
  const see = async (message: Partial<ShowMessage>) => {
    const turn = sentMessages.length + 1;
    sendMessage({ ...show, ...message, turn });
    await vi.waitFor(() => expect(sentMessages).toContainEqual({ kind: 'shown', turn }));
  };
  return { page, said: sentMessages, handed, say: sendMessage, see };
}

describe('preview document', () => {
  it('sends the ready message to the console only', () => {
    expect(open().handed).toEqual([[{ kind: 'ready' }, origin]]);
  });

  it('renders content with its language, direction, and scheme', async () => {
    const { page, see } = open();
    await see({});
    expect(page.body.innerHTML).toBe('<h1>Hello</h1>');
    expect(page.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(page.documentElement.dataset['scheme']).toBe('dark');
    expect(styleTexts(page)).toEqual(['h1{color:red}', 'h1{margin:0}']);
  });

  it('keeps unchanged elements', async () => {
    const { page, see } = open();
    await see({ body: '<img src="a.png"><p>one</p>' });
    const picture = page.body.firstChild;
    await see({ body: '<img src="a.png"><p>two</p>', css: null, ownCss: 'h1{margin:1px}' });
    expect(page.body.firstChild).toBe(picture);
    expect(page.body.textContent).toBe('two');
    expect(styleTexts(page)).toEqual(['h1{color:red}', 'h1{margin:1px}']);
  });

  it('does not set unchanged styles and attributes again', async () => {
    const { page, see } = open();
    await see({ body: '<p>one</p>' });
    const changed: string[] = [];
    const watch = new MutationObserver((all) => changed.push(...all.map(({ target }) => target.nodeName)));
    watch.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });
    await see({ body: '<p>two</p>' });
    expect(changed).toEqual(['#text']);
  });

  it('ignores invalid messages', async () => {
    const { page, said: sentMessages, say: sendMessage, see } = open();
    for (const data of ['evil', null, { ...show, body: 7 }, { ...show, direction: 'up' }, { ...show, css: 7 }])
      sendMessage(data);
    await see({});
    expect(page.body.innerHTML).toBe('<h1>Hello</h1>');
    expect(sentMessages.filter((data) => Object(data).kind === 'shown')).toHaveLength(1);
  });

  it('prevents interaction, and reports picks', async () => {
    const { page, said: sentMessages, see } = open();
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
    await vi.waitFor(() => expect(sentMessages).toContainEqual({ kind: 'pick', name: 'title' }));
    expect(sentMessages.filter((data) => Object(data).kind === 'pick')).toHaveLength(1);
    expect(page.querySelector('a')?.getAttribute('tabindex')).toBe('-1');
  });

  it('takes no focus from the console for a pick, which focuses a field there', async () => {
    const { page, see } = open();
    await see({ body: '<p data-pick="title"><b>x</b></p><i>y</i>' });
    const isFocusPrevented = (selector: string) => {
      const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
      page.querySelector(selector)?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([isFocusPrevented('b'), isFocusPrevented('i')]).toEqual([true, false]);
  });

  it('removes elements that load, navigate, or run', async () => {
    const { page, see } = open();
    await see({
      body: '<p>x<meta http-equiv="refresh" content="0;url=//evil.example"><base href="//evil.example"><iframe></iframe><script>1</script><object></object><link rel="prefetch" href="//evil.example"></p>',
    });
    expect(page.body.innerHTML).toBe('<p>x</p>');
  });
});

describe('message parsers', () => {
  it('accept valid messages only', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(parseShowMessage(data)).toBeNull();
        const sentMessages = parseFrameMessage(data);
        if (sentMessages !== null) expect(['shown', 'height', 'pick']).toContain(sentMessages.kind);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(show)), fc.anything(), (field, value) => {
        const read = parseShowMessage({ ...show, [field]: value });
        if (read !== null)
          for (const text of [read.body, read.css ?? '', read.ownCss ?? '', read.locale])
            expect(typeof text).toBe('string');
      }),
    );
    expect(parseShowMessage(show)).toEqual(show);
  });
});

describe('schemeRules', () => {
  it('resolves color scheme queries', () => {
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
