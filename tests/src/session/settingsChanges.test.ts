import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../dataProvider/errors';
import { type Settings, settingsShape } from '../../../resources/settings';
import { createSettingsChanges, type SettingsChange } from '../../../src/session/settingsChanges';

const initial = settingsShape.parse({
  _id: 's',
  website: 'https://shop.example',
  planName: 'Free',
  setupRequestsPending: false,
});

/** A server that answers when it is told to. */
function createServer() {
  const waiting: {
    change: SettingsChange;
    resolve: (answer: SettingsChange) => void;
    reject: (error: Error) => void;
  }[] = [];
  const sent: SettingsChange[] = [];
  const save = (change: SettingsChange) =>
    new Promise<SettingsChange>((resolve, reject) => {
      sent.push(change);
      waiting.push({ change, resolve, reject });
    });
  const next = async (settle: (one: (typeof waiting)[number]) => void) => {
    await tick();
    const one = waiting.shift();
    if (!one) throw new Error('nothing was sent');
    settle(one);
    await tick();
  };
  let stored: Settings | null = null;
  return {
    save,
    load: async () => {
      if (!stored) throw new AppError({ kind: 'offline' });
      return stored;
    },
    /** What it says when it is asked after a lost answer. */
    has: (settings: Settings) => {
      stored = settings;
    },
    sent,
    waiting,
    accept: (answer: SettingsChange = {}) => next((one) => one.resolve(answer)),
    refuse: () => next((one) => one.reject(new Error('no'))),
    loseAnswer: () => next((one) => one.reject(new AppError({ kind: 'timeout', uncertain: true }))),
  };
}
const tick = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(() => queueMicrotask(resolve))));

function create() {
  const server = createServer();
  const shown = [initial];
  const { change } = createSettingsChanges(initial, { ...server, show: (settings) => shown.push(settings) });
  const now = () => shown.at(-1) ?? initial;
  return { server, change, now };
}

describe('settings', () => {
  it('shows a change at once and keeps what the server made of it', async () => {
    const { server, change, now } = create();
    const done = change({ planName: 'Pro' });
    expect(now().planName).toBe('Pro');
    await server.accept({ planName: 'Pro (yearly)' });
    await done;
    expect(now()).toEqual({ ...initial, planName: 'Pro (yearly)' });
  });

  it('keeps the change when the server answers nothing', async () => {
    const { server, change, now } = create();
    const done = change({ setupRequestsPending: true });
    await server.accept();
    await done;
    expect(now().setupRequestsPending).toBe(true);
  });

  it('takes a refused change back, and only that one', async () => {
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

  it('sends one at a time, so that an older answer never hides a newer change', async () => {
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

  describe('whose answer is lost', () => {
    const others: Settings = { ...initial, website: 'https://elsewhere.example' };

    it('are done where the server has them, with what else it has', async () => {
      const { server, change, now } = create();
      const done = change({ planName: 'Pro' });
      server.has({ ...others, planName: 'Pro' });
      await server.loseAnswer();
      await done;
      expect(now()).toEqual({ ...others, planName: 'Pro' });
    });

    it('have certainly failed where it has not', async () => {
      const { server, change, now } = create();
      const failed = expect(change({ planName: 'Pro' })).rejects.toMatchObject({ kind: 'timeout', uncertain: false });
      server.has(others);
      await server.loseAnswer();
      await failed;
      expect(now()).toEqual(others);
    });

    it('stay in doubt where it cannot be asked', async () => {
      const { server, change, now } = create();
      const failed = expect(change({ planName: 'Pro' })).rejects.toMatchObject({ kind: 'timeout', uncertain: true });
      await server.loseAnswer();
      await failed;
      expect(now()).toEqual(initial);
    });
  });

  it('comes to what the server has, whichever changes it refuses', async () => {
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
          let truth = initial;
          const all = steps.map(({ key, value }) => change({ [key]: value }).catch(() => undefined));
          for (const { key, value, fails } of steps) {
            if (fails) await server.refuse();
            else {
              truth = { ...truth, [key]: value };
              await server.accept();
            }
          }
          await Promise.all(all);
          expect(now()).toEqual(truth);
        },
      ),
    );
  });
});
