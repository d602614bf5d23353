/** Keys of the settings that this backend doesn't know, such as those that only the console uses. */
export interface RejectedKeys {
  /** Rejects exactly these keys. */
  reject(keys: readonly string[]): void;
  has(key: string): boolean;
  /** Returns the settings without these keys. */
  leaveOut(settings: object): object;
}

export function createRejectedKeys(): RejectedKeys {
  let rejected: readonly string[] = [];
  const has = (key: string) => rejected.includes(key);
  return {
    reject: (keys) => {
      rejected = keys;
    },
    has,
    leaveOut: (settings) => Object.fromEntries(Object.entries(settings).filter(([key]) => !has(key))),
  };
}
