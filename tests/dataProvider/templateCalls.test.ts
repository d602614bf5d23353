import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../dataProvider/http/http';
import { templateCalls } from '../../dataProvider/methods/templateCalls';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, empty, type FakeServer, json, text } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const getCalls = (server: FakeServer) =>
  templateCalls(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }));

const template = { _id: 'e/1', key: 'standard', subject: 'Hi', html: '<p>Hi</p>', isCustom: true, updatedAt: null };
const draft = { locale: 'zh-TW', key: 'standard', subject: 'Hi', html: '<p>Hi</p>' } as const;
const sent = (server: FakeServer) => server.calls.map(({ method, url, body }) => [method, url, body]);

describe('templateCalls', () => {
  it('[NOT-02] change and reset a template', async () => {
    const server = createFakeServer(
      json({ templates: [template] }),
      json({ templates: [template] }),
      json({ templates: [] }),
    );
    const calls = getCalls(server);
    expect(await calls.put(draft, 'e/1')).toEqual([template]);
    await calls.put(draft, null);
    expect(await calls.reset('zh-TW', 'e/1')).toEqual([]);
    expect(sent(server)).toEqual([
      ['PUT', '/admin/sites/email/templates', { _id: 'e/1', ...draft }],
      ['PUT', '/admin/sites/email/templates', draft],
      ['DELETE', '/admin/sites/email/templates/zh-TW/e%2F1', undefined],
    ]);
  });

  it('send a test email', async () => {
    const server = createFakeServer(empty);
    await getCalls(server).sendTest(draft, 'me@shop.example');
    expect(sent(server)).toEqual([['POST', '/admin/sites/email/templates/test', { ...draft, to: 'me@shop.example' }]]);
  });

  it.each([
    ['no templates', json({})],
    ['HTML', text('<html>')],
  ])('are uncertain after a response with %s', async (_name, answer) => {
    expect(await catchAppError(getCalls(createFakeServer(answer)).put(draft, null))).toMatchObject({
      kind: 'badAnswer',
      uncertain: true,
    });
  });
});
