/** The end of the work that waits for each customer, by the data provider of the store. */
const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Runs work on a customer's points and vouchers one at a time, whichever part of the store's pages starts it: two
 * additions at once would count as a repeated one.
 */
export function runForCustomer<Result>(
  dataProvider: object,
  customerId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(dataProvider) ?? new Map<string, Promise<unknown>>();
  queues.set(dataProvider, queue);
  const result = (queue.get(customerId) ?? Promise.resolve()).then(work);
  const end = result
    .catch(() => undefined)
    .finally(() => {
      if (queue.get(customerId) === end) queue.delete(customerId);
    });
  queue.set(customerId, end);
  return result;
}
