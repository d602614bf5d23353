import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { AppError } from '../../../dataProvider/errors';
import type { HttpRequest } from '../../../dataProvider/http/http';
import type { WriteFinding } from '../../../dataProvider/writes/withProof';

type Answer = (add: () => object) => unknown;

/** A store on a backend that ignores the Idempotency-Key. A reload makes another data provider. */
function createStore(answer: Answer = (add) => add()) {
  const server = {
    questions: [] as { _id: string }[],
    keys: [] as string[],
    bodies: [] as unknown[],
    isReadable: true,
    answer,
  };
  const attempts = new Map<string, string>();
  const findings: WriteFinding[] = [];
  const http = async ({ method, path, body, headers }: HttpRequest) => {
    if (path === '/admin/graphql') {
      if (!server.isReadable) throw new AppError({ kind: 'server', status: 503 });
      return { data: { list: { total: server.questions.length, items: server.questions } } };
    }
    if (method === 'DELETE') {
      server.questions = server.questions.filter(({ _id }) => !path.endsWith(_id));
      return {};
    }
    server.keys.push(headers?.['Idempotency-Key'] ?? '');
    server.bodies.push(body);
    return server.answer(() => {
      const faq = { _id: `q${server.questions.length}`, ...Object(body) };
      server.questions.unshift(faq);
      return { faq };
    });
  };
  const open = () =>
    createDataProvider(http, undefined, undefined, undefined, { attempts, onFinding: (found) => findings.push(found) });
  return { server, attempts, findings, open };
}

const question = { question: 'Is it wool?', answer: 'Yes.', productId: 'p1' };
const lost = () => {
  throw new AppError({ kind: 'timeout', uncertain: true });
};

describe('a proven creation', () => {
  it('has a key of its own, also for equal values that were created before, and remembers nothing', async () => {
    const { server, attempts, open } = createStore();
    await open().create('faq', { data: question });
    await open().create('faq', { data: question });
    expect([new Set(server.keys).size, attempts.size]).toEqual([2, 0]);
  });

  it('keeps the key of its values after a lost response and a reload, while other values get another one', async () => {
    const { server, open } = createStore(lost);
    const send = (answer: string) => open().create('faq', { data: { ...question, answer } });
    for (const answer of ['Yes.', 'Yes!', 'Yes.'])
      await expect(send(answer)).rejects.toMatchObject({ uncertain: false, isVerified: true });
    const [first, corrected, third] = server.keys;
    expect(corrected).not.toBe(first);
    expect(third).toBe(first);
    server.answer = (add) => add();
    await send('Yes.');
    expect(server.keys[3]).toBe(first);
  });

  it('keeps the key of its values after a refusal, and looks for nothing', async () => {
    const { server, open } = createStore(() => {
      throw new AppError({ kind: 'validation', status: 422 });
    });
    await expect(open().create('faq', { data: question })).rejects.toMatchObject({ kind: 'validation' });
    server.answer = (add) => add();
    await open().create('faq', { data: question });
    expect(new Set(server.keys).size).toBe(1);
  });

  it('has keys that a header can carry, whatever was typed', async () => {
    const { server, open } = createStore();
    await open().create('faq', { data: { ...question, question: 'هل هو صوف؟ 🧣' } });
    expect(server.keys[0]).toMatch(/^[\x21-\x7e]+$/);
  });

  it('is found before another attempt, which sends nothing', async () => {
    const { server, open } = createStore((add) => {
      add();
      server.isReadable = false;
      return lost();
    });
    await expect(open().create('faq', { data: question })).rejects.toMatchObject({ uncertain: true });
    await expect(open().create('faq', { data: question })).rejects.toMatchObject({ uncertain: true });
    server.isReadable = true;
    expect((await open().create('faq', { data: question })).data).toMatchObject({ question: 'Is it wool?', id: 'q0' });
    expect(server.keys).toHaveLength(1);
  });

  it('is found if the server stores its texts trimmed, in another Unicode form, and with other line endings', async () => {
    const { server, open } = createStore();
    server.answer = (add) => {
      add();
      server.questions = server.questions.map((row) => ({
        ...row,
        question: 'Is the cafe\u0301 open?',
        answer: 'Yes.\r\nCome in.',
      }));
      return lost();
    };
    const data = { ...question, question: 'Is the caf\u00e9 open? ', answer: 'Yes.\nCome in.\n' };
    expect((await open().create('faq', { data })).data.id).toBe('q0');
    expect(server.keys).toHaveLength(1);
  });

  it('is sent once if it is called twice at the same time', async () => {
    const { server, open } = createStore();
    const provider = open();
    await Promise.all([1, 2].map(() => provider.create('faq', { data: question })));
    expect(server.questions).toHaveLength(1);
  });

  it('is reported if it was applied twice, or can’t be looked for', async () => {
    const { server, findings, open } = createStore((add) => {
      add();
      return add();
    });
    await open().create('faq', { data: question });
    server.answer = (add) => {
      server.isReadable = false;
      return add();
    };
    await open().create('faq', { data: { ...question, question: 'Is it warm?' } });
    expect(findings.map(({ kind, times, extra }) => [kind, times, extra.map(({ id }) => id)])).toEqual([
      ['repeated', 2, ['q0']],
      ['unknown', 1, []],
    ]);
    await expect(findings[1]?.check()).rejects.toMatchObject({ status: 503 });
    server.isReadable = true;
    expect(await findings[1]?.check()).toBeNull();
  });

  describe('of a bulk run', () => {
    const strict = ({ kind, times }: WriteFinding) => `${kind} ${times}`;
    const meta = { idempotencyKey: 'run.1', strict };

    it('fails if it was applied several times, and another attempt takes back the rest, also after a reload', async () => {
      const { server, findings, attempts, open } = createStore((add) => {
        add();
        add();
        return add();
      });
      const send = (provider = open()) => provider.create('faq', { data: question, meta });
      await expect(send()).rejects.toMatchObject({ kind: 'conflict', message: 'repeated 3' });
      const reloaded = open();
      await expect(send(reloaded)).rejects.toMatchObject({ kind: 'conflict', message: 'repeated 3' });
      await send(reloaded);
      expect([server.keys, server.questions.length, attempts.size]).toEqual([['run.1'], 1, 0]);
      await send(reloaded);
      expect([server.keys.length, findings]).toEqual([1, []]);
    });

    it('is uncertain if it can’t be looked for, and is only looked for in another attempt', async () => {
      const { server, open } = createStore((add) => {
        server.isReadable = false;
        return add();
      });
      const provider = open();
      const send = () => provider.create('faq', { data: question, meta });
      await expect(send()).rejects.toMatchObject({ uncertain: true });
      await expect(send()).rejects.toMatchObject({ uncertain: true });
      server.isReadable = true;
      await send();
      expect(server.keys).toEqual(['run.1']);
    });
  });

  it.each(['no JSON', '{"key":5}', '[]'])('ignores an unreadable attempt: %s', async (text) => {
    const { server, attempts, open } = createStore();
    attempts.set('run.1', text);
    await open().create('faq', { data: question, meta: { idempotencyKey: 'run.1' } });
    expect(server.keys).toEqual(['run.1']);
  });
});
