/** Fails a test file if the mock server sent a response, or accepted a request, that is not in the contract. */
import { afterAll, expect } from 'vitest';
import { type Exchange, exchanges } from '../../mock-server/exchanges';
import { checkExchange } from './checkExchange';

const differences = new Set<string>();

/** Other tests send what the console doesn't. */
const isFromConsole = /tests\/dataProvider/.test(expect.getState().testPath ?? '');

const startTime = process.uptime();

const compare = (message: unknown) => {
  // Only `publishExchanges` publishes on this channel.
  const exchange = message as Exchange;
  // The files of a worker share the channel, and a delayed response may be sent after its file has ended.
  if (exchange.receivedAt < startTime) return;
  for (const line of checkExchange(exchange, { isFromConsole })) differences.add(line);
};

exchanges.subscribe(compare);

afterAll(() => {
  exchanges.unsubscribe(compare);
  expect([...differences], 'differences from the contract').toEqual([]);
});
