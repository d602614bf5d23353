import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../dataProvider/errors';
import { type Settings, settingsShape } from '../../../resources/settings';
import { createSettingsChanges, type SettingsChange } from '../../../src/session/settingsChanges';

const initial = settingsShape.parse({
  _id: 's',
  website: 'https://shop.example',
  planName: 'Free',
  setupRequestsPending: false,
});

/** A fake server whose responses tests control. */
function createServer() {
  const pendingRequests: {
    change: SettingsChange;
    resolve: (response: SettingsChange) => void;
    reject: (error: Error) => void;
  }[] = [];
  const sent: SettingsChange[] = [];
  const save = (change: SettingsChange) =>
    new Promise<SettingsChange>((resolve, reject) => {
      sent.push(change);
      pendingRequests.push({ change, resolve, reject });
    });
  const next = async (settle: (request: (typeof pendingRequests)[number]) => void) => {
    await tick();
    const request = pendingRequests.shift();
    if (!request) throw new Error('nothing was sent');
    settle(request);
    await tick();
  };
  let stored: Settings | null = null;
  return {
    save,
    load: async () => {
      if (!stored) throw new AppError({ kind: 'offline' });
      return stored;
    },
    /** Sets the settings that `load` returns after a lost response. */
    has: (settings: Settings) => {
      stored = settings;
    },
    sent,
    waiting: pendingRequests,
    accept: (response: SettingsChange = {}) => next((request) => request.resolve(response)),
    refuse: () => next((request) => request.reject(new Error('no'))),
    loseAnswer: () => next((request) => request.reject(new AppError({ kind: 'timeout', uncertain: true }))),
  };
}
const tick = () => new Promise<void>((resolve) => setTimeout(resolve));

// Loaded with the first change, which is not part of any test.
beforeAll(() => import('../../../src/session/writeSettings'));

function create() {
  const server = createServer();
  const visibleSettings = [initial];
  const { change } = createSettingsChanges(initial, { ...server, show: (settings) => visibleSettings.push(settings) });
  const now = () => visibleSettings.at(-1) ?? initial;
  return { server, change, now };
}

describe('settings', () => {
  it('[THM-02] shows a change at once and then the response of the server', async () => {
    const { server, change, now } = create();
    const done = change({ planName: 'Pro' });
    expect(now().planName).toBe('Pro');
    await server.accept({ planName: 'Pro (yearly)' });
    await done;
    expect(now()).toEqual({ ...initial, planName: 'Pro (yearly)' });
  });

  it('keeps the change if the response is empty', async () => {
    const { server, change, now } = create();
    const done = change({ setupRequestsPending: true });
    await server.accept();
    await done;
    expect(now().setupRequestsPending).toBe(true);
  });

  it('[THM-02] rolls back only the change that failed', async () => {
    const { server, change, now } = create();
    const first = change({ planName: 'Pro' });
    const second = change({ website: 'https://new.example' });
    const failed = expect(first).rejects.toThrow('no');
    await server.refuse();
    await failed;
    expect(now()).toEqual({ ...initial, website: 'https://new.example' });
    await server.accept();
    await second;
    expect(now()).toEqual({ ...initial, website: 'https://new.example' });
  });

  it('sends one request at a time, so that an older response never hides a newer change', async () => {
    const { server, change, now } = create();
    const both = Promise.all([change({ planName: 'Pro' }), change({ planName: 'Max' })]);
    await tick();
    expect(server.sent).toEqual([{ planName: 'Pro' }]);
    await server.accept({ planName: 'Pro' });
    expect(now().planName).toBe('Max');
    expect(server.sent).toEqual([{ planName: 'Pro' }, { planName: 'Max' }]);
    await server.accept({ planName: 'Max' });
    await both;
    expect(now().planName).toBe('Max');
  });

  describe('with a lost response', () => {
    const others: Settings = { ...initial, website: 'https://elsewhere.example' };

    it('counts as saved if the server has the change, and adopts its other values', async () => {
      const { server, change, now } = create();
      const done = change({ planName: 'Pro' });
      server.has({ ...others, planName: 'Pro' });
      await server.loseAnswer();
      await done;
      expect(now()).toEqual({ ...others, planName: 'Pro' });
    });

    it('counts as failed if the server does not have the change', async () => {
      const { server, change, now } = create();
      const failed = expect(change({ planName: 'Pro' })).rejects.toMatchObject({ kind: 'timeout', uncertain: false });
      server.has(others);
      await server.loseAnswer();
      await failed;
      expect(now()).toEqual(others);
    });

    it('stays uncertain if the server cannot be read', async () => {
      const { server, change, now } = create();
      const failed = expect(change({ planName: 'Pro' })).rejects.toMatchObject({ kind: 'timeout', uncertain: true });
      await server.loseAnswer();
      await failed;
      expect(now()).toEqual(initial);
    });
  });

  it('ends with the state of the server, whichever changes it refuses', async () => {
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
          const { server, change, now } = create();
          let serverSettings = initial;
          const all = steps.map(({ key, value }) => change({ [key]: value }).catch(() => undefined));
          for (const { key, value, fails } of steps) {
            if (fails) await server.refuse();
            else {
              serverSettings = { ...serverSettings, [key]: value };
              await server.accept();
            }
          }
          await Promise.all(all);
          expect(now()).toEqual(serverSettings);
        },
      ),
    );
  });
});
