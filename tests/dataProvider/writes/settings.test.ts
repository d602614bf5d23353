/** Changes of the settings through react-admin's `update`, as queries show them and as the server receives them. */
import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { AppError } from '../../../dataProvider/errors';
import type { HttpRequest } from '../../../dataProvider/http/http';
import { settingsQuery } from '../../../dataProvider/recordQueries';
import { ConsoleQueryClient } from '../../../dataProvider/writes/consoleQueryClient';
import { type Settings, settingsShape } from '../../../resources/settings';

type Change = Partial<Settings>;

const initial: Settings = settingsShape.parse({
  _id: 's',
  website: 'https://shop.example',
  planName: 'Free',
  setupRequestsPending: false,
});
const tick = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A store, and a page that shows its settings. Tests answer the writes. */
async function create() {
  const pending: { resolve: (response: object) => void; reject: (error: Error) => void }[] = [];
  const sent: unknown[] = [];
  const server = { settings: initial as Settings | null };
  const queryClient = new ConsoleQueryClient();
  const provider = createDataProvider(
    ({ method, path, body }: HttpRequest) => {
      if (method === 'GET') {
        return server.settings
          ? Promise.resolve({ settings: server.settings })
          : Promise.reject(new AppError({ kind: 'offline' }));
      }
      const { change } = body as { change: object };
      sent.push(path === '/admin/settings' ? change : { [path]: change });
      return new Promise((resolve, reject) => pending.push({ resolve, reject }));
    },
    undefined,
    undefined,
    undefined,
    { siteId: 's', queryClient },
  );
  const page = new QueryObserver(queryClient, settingsQuery(provider, 's'));
  page.subscribe(() => undefined);
  await provider.update('settings', { id: 's', data: {}, previousData: {} });
  await tick();
  const next = async (settle: (request: (typeof pending)[number]) => void) => {
    await tick();
    const request = pending.shift();
    if (!request) throw new Error('nothing was sent');
    settle(request);
    await tick();
  };
  return {
    server,
    sent,
    provider,
    change: (data: Change, previousData: Change = {}) => provider.update('settings', { id: 's', data, previousData }),
    now: () => {
      const { id, ...settings } = page.getCurrentResult().data ?? { ...initial, id: '' };
      return settings;
    },
    accept: (response: Change = {}) => {
      server.settings = { ...initial, ...server.settings, ...response };
      return next(({ resolve }) => resolve(Object.keys(response).length > 0 ? { settings: response } : {}));
    },
    refuse: () => next(({ reject }) => reject(new Error('no'))),
    loseAnswer: () => next(({ reject }) => reject(new AppError({ kind: 'timeout', uncertain: true }))),
    answer: (response: object) => next(({ resolve }) => resolve(response)),
  };
}

describe('settings', () => {
  it('[THM-02] show a change at once and then the response of the server', async () => {
    const { change, now, accept } = await create();
    const done = change({ planName: 'Pro' });
    await tick();
    expect(now().planName).toBe('Pro');
    await accept({ planName: 'Pro (yearly)' });
    await done;
    expect(now()).toEqual({ ...initial, planName: 'Pro (yearly)' });
  });

  it('keep the change if the response is empty', async () => {
    const { server, change, now, accept } = await create();
    const done = change({ setupRequestsPending: true });
    server.settings = { ...initial, setupRequestsPending: true };
    await accept();
    expect(Object(await done).data).toMatchObject({ setupRequestsPending: true, planName: 'Free' });
    expect(now().setupRequestsPending).toBe(true);
  });

  it('[THM-02] roll back only the change that failed', async () => {
    const { change, now, refuse, accept } = await create();
    const first = change({ planName: 'Pro' });
    const second = change({ website: 'https://new.example' });
    const failed = expect(first).rejects.toThrow('no');
    await refuse();
    await failed;
    expect(now()).toEqual({ ...initial, website: 'https://new.example' });
    await accept({ website: 'https://new.example' });
    await second;
    expect(now()).toEqual({ ...initial, website: 'https://new.example' });
  });

  it('are sent one request at a time with their colors, so that an older response never hides a newer change', async () => {
    const { provider, change, now, sent, accept, answer } = await create();
    const widgetTheme = { btnPrimaryBg: '#111111', btnPrimaryColor: '#222222' };
    const all = Promise.all([
      change({ planName: 'Pro' }),
      change({ planName: 'Max' }),
      provider.update('theme', { id: 's', data: { psrStarColor: '#333333' }, previousData: {} }),
      change({ widgetTheme }, { widgetTheme: { ...widgetTheme, btnPrimaryBg: '#000000' } }),
    ]);
    await tick();
    expect(sent).toEqual([{ planName: 'Pro' }]);
    await accept({ planName: 'Pro' });
    expect(now().planName).toBe('Max');
    expect(sent).toEqual([{ planName: 'Pro' }, { planName: 'Max' }]);
    await accept({ planName: 'Max' });
    expect(now().planName).toBe('Max');
    await answer({ widgetTheme: { psrStarColor: '#333333' } });
    await answer({ widgetTheme: { btnPrimaryBg: '#111111', more: 1 } });
    const written = await all;
    expect(sent.slice(2)).toEqual([
      { '/admin/settings/widgetTheme': { psrStarColor: '#333333' } },
      { '/admin/settings/widgetTheme': { btnPrimaryBg: '#111111' } },
    ]);
    expect(Object(written[3]).data).toMatchObject({ planName: 'Max', widgetTheme: { ...widgetTheme, more: 1 } });
  });

  describe('with a lost response', () => {
    const others: Settings = { ...initial, website: 'https://elsewhere.example' };

    it('count as saved if the server has the change, and adopt its other values', async () => {
      const { server, change, now, loseAnswer } = await create();
      const done = change({ planName: 'Pro', widget: { name: 'Shop' } });
      server.settings = { ...others, planName: 'Pro', widget: { name: 'Shop', added: 1 } };
      await loseAnswer();
      await done;
      expect(now()).toMatchObject({ website: 'https://elsewhere.example', planName: 'Pro' });
    });

    it('count as failed if the server does not have the change', async () => {
      const { server, change, now, loseAnswer } = await create();
      const failed = expect(change({ planName: 'Pro' })).rejects.toMatchObject({ kind: 'timeout', uncertain: false });
      server.settings = others;
      await loseAnswer();
      await failed;
      expect(now()).toEqual(others);
    });

    it('stay uncertain if the server cannot be read', async () => {
      const { server, change, now, loseAnswer } = await create();
      const failed = expect(change({ planName: 'Pro' })).rejects.toMatchObject({ kind: 'timeout', uncertain: true });
      server.settings = null;
      await loseAnswer();
      await failed;
      expect(now()).toEqual(initial);
    });
  });

  it('end with the state of the server, whichever changes it refuses', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            key: fc.constantFrom('planName', 'website', 'defaultLocale'),
            value: fc.string(),
            fails: fc.boolean(),
          }),
          { maxLength: 8 },
        ),
        async (steps) => {
          const { server, change, now, refuse, accept } = await create();
          // Each waits, since a waiting change is replaced by the next one of the same setting.
          for (const { key, value, fails } of steps) {
            const done = change({ [key]: value }).catch(() => undefined);
            await (fails ? refuse() : accept({ [key]: value }));
            await done;
          }
          await tick();
          expect(now()).toEqual(server.settings);
        },
      ),
      { numRuns: 20 },
    );
  });
});
