import { expect, it } from 'vitest';
import { createHttp } from '../../dataProvider/http/http';
import { templateCalls } from '../../dataProvider/methods/templateCalls';
import { createFakeServer, empty } from './support/fakeServer';

it('sends a test email', async () => {
  const server = createFakeServer(empty);
  const { sendTest } = templateCalls(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch }));
  const draft = { locale: 'zh-TW', key: 'standard', subject: 'Hi', html: '<p>Hi</p>' } as const;
  await sendTest(draft, 'me@shop.example');
  expect(server.calls.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['POST', '/admin/sites/email/templates/test', { ...draft, to: 'me@shop.example' }],
  ]);
});
