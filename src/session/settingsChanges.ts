import { lazyImport } from '../../dataProvider/methods/lazyImport';
import type { Settings } from '../../resources/settings';

/** A change to the settings of a site: only the keys that change. */
export type SettingsChange = Partial<Settings>;

/** Sends a change. Resolves with the settings in the response, which may be incomplete. */
export type SendChange = (change: SettingsChange) => Promise<Partial<Settings>>;

interface Ports {
  /** Default for changes without their own `send`. */
  save: SendChange;
  /** Loads the settings from the server. */
  load(): Promise<Settings>;
  /** Called with the visible settings whenever they change. */
  show(settings: Settings): void;
}

/**
 * Changes settings optimistically, with one request at a time in call order. A failed change is rolled back alone.
 * If a response is lost, the settings are loaded to verify the outcome.
 */
export function createSettingsChanges(initial: Settings, { save, load, show }: Ports) {
  let confirmed = initial;
  let pending: SettingsChange[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  const showAll = () => {
    let visibleSettings = confirmed;
    for (const change of pending) visibleSettings = { ...visibleSettings, ...change };
    show(visibleSettings);
  };
  const settle = (change: SettingsChange, response: Partial<Settings> | null) => {
    if (response) confirmed = { ...confirmed, ...change, ...response };
    pending = pending.filter((item) => item !== change);
    showAll();
  };

  /** @throws AppError if the change wasn't saved, after it was rolled back */
  const sendAndVerify = async (change: SettingsChange, send: SendChange): Promise<void> => {
    // Loaded with the first change, which most visits don't make.
    const { writeSettings } = await lazyImport(() => import('./writeSettings')).catch((error) => {
      settle(change, null);
      throw error;
    });
    const result = await writeSettings(change, send, load);
    if (result.kind === 'written') return settle(change, result.response);
    if ('state' in result && result.state) confirmed = result.state;
    if (result.kind === 'applied') return settle(change, result.state);
    settle(change, null);
    throw result.kind === 'failed' && result.state === null ? result.thrown : result.error;
  };

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.then(work);
    queue = done.catch(() => undefined);
    return done;
  };
  return {
    /** @throws AppError if the save failed, after the change was rolled back; `uncertain` if it couldn't be verified */
    change(requested: SettingsChange, send: SendChange = save): Promise<void> {
      const change = { ...requested };
      pending = [...pending, change];
      showAll();
      return inTurn(() => sendAndVerify(change, send));
    },
    /**
     * Loads the settings from the server and shows them.
     * @throws AppError
     */
    reload: (): Promise<Settings> =>
      inTurn(async () => {
        confirmed = await load();
        showAll();
        return confirmed;
      }),
  };
}

/** Return value of {@link createSettingsChanges}. */
export type SettingsChanges = ReturnType<typeof createSettingsChanges>;
