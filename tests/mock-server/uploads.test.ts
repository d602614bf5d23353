import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningBackend, small, startBackend } from './support/backend';

interface Target {
  url: string;
  fields: Record<string, string>;
}

/** By the clock: what was signed has its time. */
const { now: _now, ...fewRows } = small;
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 255, 10, 1]);

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ ...fewRows, controls: true });
});
afterAll(() => backend.close());

const sign = async (name: string, by = backend): Promise<Target> =>
  (await by.first('POST', '/admin/preSignedUrl', { name })).body;

/** Sends a form as a page does: fields, type, file. */
async function send({ url, fields }: Target, bytes: Uint8Array<ArrayBuffer> = png, type = 'image/png', headers = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('Content-Type', type);
  form.append('file', new Blob([bytes], { type }), 'whatever.png');
  const answer = await fetch(url, { method: 'POST', body: form, headers });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

const mediaOf = ({ fields }: Target, by = backend) => `${by.address}/media/${fields['key']}`;

describe('an upload', () => {
  it('is signed for one file, taken without a token, and served back as what it is', async () => {
    const target = await sign('Ål & <b>ost</b>.png');
    expect(target.url.startsWith(`${backend.address}/`)).toBe(true);
    expect(target.url).not.toContain('/admin');
    expect(target.fields['key']).toMatch(/^uploads\/[0-9a-f]{16}-[A-Za-z0-9.-]+\.png$/);
    expect(await send(target)).toMatchObject({ status: 204, text: '' });
    const served = await fetch(mediaOf(target));
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
    });
  });

  it('of a page or a drawing can run nothing where it is served', async () => {
    const target = await sign('page.html');
    const page = new TextEncoder().encode('<script>alert(1)</script>');
    expect((await send(target, page, 'text/html')).status).toBe(204);
    const served = await fetch(mediaOf(target));
    expect(served.headers.get('content-security-policy')).toMatch(/^sandbox;/);
    const odd = await sign('odd.png');
    await send(odd, png, 'image/png\r\nSet-Cookie: a=b');
    expect((await fetch(mediaOf(odd))).headers.get('content-type')).toBe('application/octet-stream');
  });

  it('goes to a key of its own each time, even under one name', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, async () => (await sign('../../a.png')).fields['key']));
    expect(new Set(keys).size).toBe(5);
    for (const key of keys) expect(key).toMatch(/^uploads\/[0-9a-f]{16}-a\.png$/);
  });

  it('is refused in XML for a bearer, another key, a changed policy, or fields that are missing', async () => {
    const target = await sign('a.png');
    const cases: [Target, number, string, Record<string, string>?][] = [
      [target, 400, 'Only one auth mechanism', { Authorization: 'Bearer x' }],
      [{ ...target, fields: { ...target.fields, key: 'uploads/other.png' } }, 403, 'AccessDenied'],
      [
        { ...target, fields: { ...target.fields, policy: `${target.fields['policy']}x` } },
        403,
        'SignatureDoesNotMatch',
      ],
      [{ ...target, fields: {} }, 400, 'InvalidArgument'],
    ];
    for (const [given, status, text, headers] of cases) {
      const answer = await send(given, png, 'image/png', headers);
      expect([answer.status, answer.type]).toEqual([status, 'application/xml; charset=utf-8']);
      expect(answer.text).toMatch(/^<\?xml .*\n<Error><Code>\w+<\/Code><Message>.*<\/Message><\/Error>$/);
      expect(answer.text).toContain(text);
    }
    expect((await fetch(mediaOf(target))).status).toBe(404);
  });

  it('is refused when a field follows the file, or there is no file', async () => {
    const { url, fields } = await sign('a.png');
    const late = new FormData();
    late.append('file', new Blob([png]), 'a.png');
    for (const [name, value] of Object.entries(fields)) late.append(name, value);
    expect((await fetch(url, { method: 'POST', body: late })).status).toBe(400);
    const none = new FormData();
    for (const [name, value] of Object.entries(fields)) none.append(name, value);
    expect((await fetch(url, { method: 'POST', body: none })).status).toBe(400);
  });

  it('is refused when it is larger than what was signed', async () => {
    const target = await sign('large.png');
    const answer = await send(target, new Uint8Array(10_000_001));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('<Code>EntityTooLarge</Code>');
    expect((await fetch(mediaOf(target))).status).toBe(404);
  });

  it('is refused when the signature has run out', async () => {
    const then = Date.parse('2026-11-21T10:00:00.000Z');
    const early = await startBackend({ ...small, now: then });
    const late = await startBackend({ ...small, now: then + 16 * 60_000 });
    const { fields } = await sign('a.png', early);
    const answer = await send({ url: `${late.address}/storage`, fields });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('Policy expired');
    await Promise.all([early.close(), late.close()]);
  });

  it('is signed for no stranger, and needs a name', async () => {
    expect((await backend.anonymous('POST', '/admin/preSignedUrl', { name: 'a.png' })).status).toBe(401);
    expect((await backend.first('POST', '/admin/preSignedUrl', {})).body.fields).toHaveProperty('name');
  });

  it('belongs to a new review afterwards, and gets an id there', async () => {
    const target = await sign('a.png');
    await send(target);
    const { customers } = await backend.query('{ customers(limit: 1) { items { _id } } }');
    const draft = {
      rating: 5,
      description: 'Soft',
      customerId: customers.items[0]._id,
      productId: '8800000000',
      createdAt: '2026-11-20T08:00:00.000Z',
      attachments: [{ src: mediaOf(target), type: 'image' }],
    };
    const { status, body } = await backend.first('POST', '/admin/reviews', draft);
    expect([status, body.review.attachments]).toEqual([
      200,
      [{ _id: expect.any(String), src: mediaOf(target), type: 'image', thumbnail: null }],
    ]);
  });

  it('is forgotten by a reset', async () => {
    const target = await sign('a.png');
    await send(target);
    await backend.anonymous('POST', '/__control', { reset: true });
    expect((await fetch(mediaOf(target))).status).toBe(404);
  });
});

describe('beside a file', () => {
  it('uploads outlive a restart, and end with a reset', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fixture-backend-'));
    const options = { ...fewRows, db: join(folder, 'rows.ndjson') };
    const first = await startBackend(options);
    const [before, after] = [await sign('a.png', first), await sign('b.png', first)];
    expect((await send(before)).status).toBe(204);
    await first.close();
    const second = await startBackend(options);
    const served = await fetch(mediaOf(before, second));
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(png);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect((await send({ ...after, url: `${second.address}/storage` })).status).toBe(204);
    await second.close();
    const third = await startBackend({ ...options, reset: true });
    expect((await fetch(mediaOf(before, third))).status).toBe(404);
    await third.close();
    rmSync(folder, { recursive: true });
  });
});
