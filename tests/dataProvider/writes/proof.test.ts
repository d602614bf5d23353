import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { AppError } from '../../../dataProvider/errors';
import type { HttpRequest } from '../../../dataProvider/http/http';

type Answer = (add: () => object) => unknown;

/** A store on a backend that ignores the Idempotency-Key. */
function createStore(answer: Answer = (add) => add()) {
  const server = {
    questions: [] as { _id: string }[],
    keys: [] as string[],
    answer,
  };
  const attempts = new Map<string, string>();
  const http = async ({ path, body, headers }: HttpRequest) => {
    if (path === '/admin/graphql') {
      return { data: { list: { total: server.questions.length, items: server.questions } } };
    }
    server.keys.push(headers?.['Idempotency-Key'] ?? '');
    return server.answer(() => {
      const faq = { _id: `q${server.questions.length}`, ...Object(body) };
      server.questions.unshift(faq);
      return { faq };
    });
  };
  const open = () => createDataProvider(http, undefined, undefined, undefined, { attempts });
  return { server, attempts, open };
}

const question = { question: 'Is it wool?', answer: 'Yes.', productId: 'p1' };
const lost = () => {
  throw new AppError({ kind: 'timeout', uncertain: true });
};

describe('a proven creation', () => {
  it('has keys that a header can carry, whatever was typed', async () => {
    const { server, open } = createStore();
    await open().create('faq', { data: { ...question, question: 'هل هو صوف؟ 🧣' } });
    expect(server.keys[0]).toMatch(/^[\x21-\x7e]+$/);
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

  it.each(['no JSON', '{"key":5}', '[]'])('ignores an unreadable attempt: %s', async (text) => {
    const { server, attempts, open } = createStore();
    attempts.set('run.1', text);
    await open().create('faq', { data: question, meta: { idempotencyKey: 'run.1' } });
    expect(server.keys).toEqual(['run.1']);
  });
});
