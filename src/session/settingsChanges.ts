import type { Settings } from '../../resources/settings';

/** A change to the settings of a site: only the keys that change. */
export type SettingsChange = Partial<Settings>;

interface Ports {
  /** Sends one change; resolves with what the server says the settings are, as far as it says it. */
  save(change: SettingsChange): Promise<Partial<Settings>>;
  /** Called with what is to be shown, at every change of it. */
  show(settings: Settings): void;
}

/**
 * Changes settings at once and on the server after: one request at a time, in the order asked for. A change
 * that fails is taken back alone; changes made before and after it stay.
 */
export function createSettingsChanges(initial: Settings, { save, show }: Ports) {
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

  /** @throws AppError when the save failed, after the change was taken back */
  return function change(wanted: SettingsChange): Promise<void> {
    const own = { ...wanted };
    pending = [...pending, own];
    showAll();
    const sent = queue.then(async () => {
      try {
        settle(own, await save(own));
      } catch (error) {
        settle(own, null);
        throw error;
      }
    });
    queue = sent.catch(() => undefined);
    return sent;
  };
}
