/** Fails a test file if the fixture backend sent a response, or accepted a request, that is not in the contract. */
import { afterAll, expect } from 'vitest';
import { type Exchange, exchanges } from '../../mock-server/exchanges';
import { checkExchange } from './checkExchange';

const differences = new Set<string>();

/** Other tests send what the console doesn't. */
const isFromConsole = /tests\/dataProvider/.test(expect.getState().testPath ?? '');

exchanges.subscribe((message) => {
  // Only `publishExchanges` publishes on this channel.
  for (const line of checkExchange(message as Exchange, { isFromConsole })) differences.add(line);
});

afterAll(() => expect([...differences], 'differences from the contract').toEqual([]));
