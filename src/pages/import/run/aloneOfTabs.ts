/**
 * Does something while no other tab of this browser does what has the same name.
 * @returns false, with nothing done, where another one is at it
 */
export async function aloneOfTabs(name: string, work: () => Promise<void>): Promise<boolean> {
  // Browsers have locks on safe addresses only.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) {
    await work();
    return true;
  }
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}
