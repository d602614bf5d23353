import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../dataProvider/http';
import { templateCalls } from '../../dataProvider/methods/templateCalls';
import { failureOf } from './support/failureOf';
import { createFakeServer, empty, type FakeServer, json, text } from './support/fakeServer';

vi.spyOn(console, 'warn').mockImplementation(() => undefined);

const callsOf = (server: FakeServer) =>
  templateCalls(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch, wait: async () => undefined }));

const template = { _id: 'e/1', key: 'standard', subject: 'Hi', html: '<p>Hi</p>', isCustom: true, updatedAt: null };
const draft = { locale: 'zh-TW', key: 'standard', subject: 'Hi', html: '<p>Hi</p>' } as const;
const sent = (server: FakeServer) => server.calls.map(({ method, url, body }) => [method, url, body]);

describe('e-mail templates', () => {
  it('[NOT-01] are read for a language; a failure is told', async () => {
    const server = createFakeServer(json({ templates: [template, null] }), json({ error: 'no' }, 404));
    expect(await callsOf(server).list('zh-TW')).toEqual([template]);
    expect(await failureOf(callsOf(server).list('xx'))).toMatchObject({ kind: 'notFound' });
    expect(sent(server)[0]).toEqual(['GET', '/admin/sites/email/templates/zh-TW', undefined]);
  });

  it('[NOT-02] are changed as they are written, and put back', async () => {
    const server = createFakeServer(
      json({ templates: [template] }),
      json({ templates: [template] }),
      json({ templates: [] }),
    );
    const calls = callsOf(server);
    expect(await calls.put(draft, 'e/1')).toEqual([template]);
    await calls.put(draft, null);
    expect(await calls.reset('zh-TW', 'e/1')).toEqual([]);
    expect(sent(server)).toEqual([
      ['PUT', '/admin/sites/email/templates', { _id: 'e/1', ...draft }],
      ['PUT', '/admin/sites/email/templates', draft],
      ['DELETE', '/admin/sites/email/templates/zh-TW/e%2F1', undefined],
    ]);
  });

  it('are sent as a test to one address', async () => {
    const server = createFakeServer(empty);
    await callsOf(server).sendTest(draft, 'me@shop.example');
    expect(sent(server)).toEqual([['POST', '/admin/sites/email/templates/test', { ...draft, to: 'me@shop.example' }]]);
  });

  it.each([
    ['no templates', json({})],
    ['HTML', text('<html>')],
  ])('may have been changed after an answer with %s', async (_name, answer) => {
    expect(await failureOf(callsOf(createFakeServer(answer)).put(draft, null))).toMatchObject({
      kind: 'badAnswer',
      uncertain: true,
    });
  });
});
