/** WebKitGTK, driven by plain requests of W3C WebDriver. Playwright can't drive it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { stop } from '../../../scripts/run/childProcess';
import { anyFreePort } from '../../../scripts/run/ports';
import { waitForServer } from '../../../scripts/run/waitForServer';

const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Where Debian has WebKitGTK's browser for automation. */
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Nothing waits for it unless it fails, or the machine is busy. */
const TIMEOUT_MS = 60_000;

export const keys = { enter: '\uE007', tab: '\uE004' } as const;

interface Point {
  x: number;
  y: number;
}

/** The page of a browser. */
export interface WebKitPage {
  goto(url: string): Promise<void>;
  /** Runs a function in the page. */
  evaluate<Result>(run: (...args: readonly string[]) => Result, ...args: readonly string[]): Promise<Result>;
  /**
   * Waits for an element with the role and a name that begins like this, and for the end of its movement. Returns its
   * center in the window.
   */
  find(role: string, name: string): Promise<Point>;
  click(role: string, name: string): Promise<void>;
  /** Drags an element onto another one of the same role, and drops it after an announcement. */
  drag(role: string, from: string, to: string, announcement: string): Promise<void>;
  /** Presses keys one after the other, where the focus is. */
  type(text: string): Promise<void>;
  /** Chooses a file in the first input of files. */
  chooseFile(path: string): Promise<void>;
  /** Text of the document in the first frame. */
  readFrame(): Promise<string>;
  /** Waits until a function in the page returns true. */
  waitFor(what: string, isReached: (...args: readonly string[]) => boolean, ...args: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export async function startWebKitGtk(): Promise<WebKitPage> {
  const port = await anyFreePort();
  const display = `:${port}`;
  const options = { stdio: 'ignore', env: { ...process.env, DISPLAY: display } } as const;
  const children: ChildProcess[] = [
    spawn('Xvfb', [display, '-screen', '0', '1440x900x24'], options),
    spawn('WebKitWebDriver', [`--port=${port}`], options),
  ];
  const base = `http://localhost:${port}`;
  async function call(method: string, path: string, body?: object) {
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = Object(await response.json());
    if (!response.ok) throw new Error(`WebKitGTK: ${method} ${path}: ${value.message}`);
    return value;
  }
  await waitForServer(`${base}/status`, TIMEOUT_MS);
  const browser = { binary: MINI_BROWSER, args: ['--automation'] };
  const { sessionId } = await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } },
  });
  const send = (command: string, body: object) => call('POST', `/session/${sessionId}/${command}`, body);
  const evaluate: WebKitPage['evaluate'] = (run, ...args) =>
    send('execute/sync', { script: `return (${run}).apply(null, arguments)`, args });
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    send('actions', { actions: [{ type, id: type, actions }] });
  const move = ({ x, y }: Point) => ({ type: 'pointerMove', duration: 100, x: Math.round(x), y: Math.round(y) });

  const waitFor: WebKitPage['waitFor'] = async (what, isReached, ...args) => {
    const end = Date.now() + TIMEOUT_MS;
    while (!(await evaluate(isReached, ...args))) if (Date.now() > end) throw new Error(`WebKitGTK: no ${what}`);
  };
  /** Where its center is, when it has stopped moving. In the middle of the window no bar covers it. */
  const find = async (role: string, name: string, block: ScrollLogicalPosition = 'center') => {
    if (!(await evaluate(() => 'TestingLibraryDom' in window)))
      await send('execute/sync', { script: QUERIES, args: [] });
    let [before, found]: (Point | null)[] = [null, null];
    const end = Date.now() + TIMEOUT_MS;
    while (!found || before?.x !== found.x || before.y !== found.y) {
      before = found;
      found = await evaluate(
        (wantedRole = '', start = '', position = '') => {
          const library = Object(window)['TestingLibraryDom'];
          const isWanted = (text: string) => text.startsWith(start);
          const [element] = library.queryAllByRole(document.body, wantedRole, { name: isWanted });
          if (!element) return null;
          element.scrollIntoView({ block: position === 'center' ? 'center' : 'nearest', behavior: 'instant' });
          const { left, top, width, height } = element.getBoundingClientRect();
          return { x: left + width / 2, y: top + height / 2 };
        },
        role,
        name,
        block,
      );
      if (Date.now() > end) throw new Error(`WebKitGTK: no ${role} “${name}”`);
    }
    return found;
  };
  return {
    goto: (url) => send('url', { url }),
    evaluate,
    find,
    waitFor,
    async click(role, name) {
      const point = await find(role, name);
      await act('pointer', [move(point), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
    },
    async drag(role, from, to, announcement) {
      const end = await find(role, to);
      const start = await find(role, from, 'nearest');
      const down = { type: 'pointerDown', button: 0 };
      await act('pointer', [
        move(start),
        down,
        move({ x: start.x, y: start.y + 12 }),
        move({ x: end.x, y: end.y + 8 }),
      ]);
      await waitFor(announcement, (text = '') => document.body.textContent.includes(text), announcement);
      await act('pointer', [{ type: 'pointerUp', button: 0 }]);
    },
    type: (text) =>
      act(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    async chooseFile(path) {
      const input = await send('element', { using: 'css selector', value: 'input[type=file]' });
      await send(`element/${Object.values(input)[0]}/value`, { text: path });
    },
    async readFrame() {
      await waitFor('frame', () => document.querySelector('iframe') !== null);
      await send('frame', { id: 0 });
      const body = await send('element', { using: 'css selector', value: 'body' });
      const text = await call('GET', `/session/${sessionId}/element/${Object.values(body)[0]}/text`);
      await send('frame', { id: null });
      return text;
    },
    async close() {
      await call('DELETE', `/session/${sessionId}`);
      await Promise.all(children.map(stop));
    },
  };
}
