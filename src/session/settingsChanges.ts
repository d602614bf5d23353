import { certainly } from '../../dataProvider/certainly';
import { toAppError } from '../../dataProvider/errors';
import type { Settings } from '../../resources/settings';
import { holds } from '../lib/holds';

/** A change to the settings of a site: only the keys that change. */
export type SettingsChange = Partial<Settings>;

/** Sends one change; resolves with what the server says the settings are, as far as it says it. */
export type SendChange = (change: SettingsChange) => Promise<Partial<Settings>>;

interface Ports {
  /** How a change is sent that is not sent in a way of its own. */
  save: SendChange;
  /** What the server says the settings are. */
  load(): Promise<Settings>;
  /** Called with what is to be shown, at every change of it. */
  show(settings: Settings): void;
}

/**
 * Changes settings at once and on the server after: one request at a time, in the order asked for. A change
 * that fails is taken back alone; changes made before and after it stay. Where the answer leaves a doubt, the
 * settings are read again: what has arrived is no failure.
 */
export function createSettingsChanges(initial: Settings, { save, load, show }: Ports) {
  let confirmed = initial;
  let pending: SettingsChange[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  const showAll = () => {
    let shown = confirmed;
    for (const change of pending) shown = { ...shown, ...change };
    show(shown);
  };
  const settle = (change: SettingsChange, answer: Partial<Settings> | null) => {
    if (answer) confirmed = { ...confirmed, ...change, ...answer };
    pending = pending.filter((one) => one !== change);
    showAll();
  };

  /** Looks for a change whose answer was lost. @throws AppError why it has not arrived, or that this cannot be told */
  const lookFor = async (change: SettingsChange, thrown: unknown): Promise<void> => {
    const error = toAppError(thrown);
    const now = error.uncertain ? await load().catch(() => null) : null;
    if (now) confirmed = now;
    const hasArrived = now !== null && holds(now, change);
    settle(change, hasArrived ? now : null);
    if (!hasArrived) throw now ? certainly(error) : thrown;
  };

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };
  return {
    /** @throws AppError when the save failed, after the change was taken back; `uncertain` where nobody knows what became of it */
    change(wanted: SettingsChange, send: SendChange = save): Promise<void> {
      const own = { ...wanted };
      pending = [...pending, own];
      showAll();
      return inTurn(async () => {
        try {
          settle(own, await send(own));
        } catch (error) {
          await lookFor(own, error);
        }
      });
    },
    /** The settings as the server has them now, which are shown from then on. @throws AppError */
    reload: (): Promise<Settings> =>
      inTurn(async () => {
        confirmed = await load();
        showAll();
        return confirmed;
      }),
  };
}

/** What changes the settings of a site. */
export type SettingsChanges = ReturnType<typeof createSettingsChanges>;
