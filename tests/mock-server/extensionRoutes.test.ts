import { expect, it, onTestFinished } from 'vitest';
import { registry } from '../../mock-server/appOptions';
import { deliveries } from '../extension/deliveries';
import { fixtures } from '../extension/fixtures';
import { small, startBackend } from './support/backend';

it('[EXT-04] serves the calls of an extension: with the store of the token, once per key, and with errors', async () => {
  const backend = await startBackend({
    ...small,
    entities: [deliveries, ...registry],
    extraRows: (number) => fixtures.createRows({ number, name: '' }, small.now ?? 0),
    routes: [
      ...(fixtures.routes ?? []),
      { method: 'POST', path: '/deliveries', answer: () => ({ status: 201, body: {} }) },
    ],
  });
  onTestFinished(() => void backend.close());
  const path = '/admin/deliveries/delivery-0-5/reminders';
  expect((await backend.anonymous('POST', path)).status).toBe(401);
  expect((await backend.second('POST', path)).status).toBe(404);
  const send = (key: string) => backend.first('POST', path, {}, { 'Idempotency-Key': key });
  expect((await send('reminder-1')).body.delivery).toMatchObject({ number: 'D-107', reminders: 1 });
  expect((await send('reminder-1')).body.delivery).toMatchObject({ reminders: 1 });
  expect((await send('reminder-2')).body.delivery).toMatchObject({ reminders: 2 });
  const create = () => backend.first('POST', '/admin/deliveries', {}, { 'Idempotency-Key': 'creation-1' });
  expect([(await create()).status, (await create()).status]).toEqual([201, 201]);
});
