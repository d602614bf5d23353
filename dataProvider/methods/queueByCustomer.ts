/**
 * Returns a function that runs work one at a time for each customer: two additions at once would count as a repeated
 * one.
 */
export function queueByCustomer(): (customerId: string, work: () => Promise<void>) => Promise<void> {
  const lastOfCustomer = new Map<string, Promise<void>>();
  return (customerId, work) => {
    const done = (lastOfCustomer.get(customerId) ?? Promise.resolve()).then(work);
    lastOfCustomer.set(
      customerId,
      done.catch(() => undefined),
    );
    return done;
  };
}
