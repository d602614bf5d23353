import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findConfigIssue } from '../../resources/config/configShape';
import { programSettings } from '../../resources/loyalty/programSettings';
import { findRewardType, rewardTypes } from '../../resources/loyalty/rewardTypes';
import { findTaskType, taskTypes } from '../../resources/loyalty/taskTypes';
import { type Program, programShape } from '../../resources/programs';
import { type RunningBackend, small, startBackend } from './support/backend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ ...small, controls: true });
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.anonymous('POST', '/__control', { reset: true });
});

const path = '/admin/loyalty/programs';
const programs = async (by = backend.first): Promise<Program[]> =>
  (await by('GET', path)).body.programs.map((program: unknown) => programShape.parse(program));
async function firstProgram(): Promise<Program> {
  const [program] = await programs();
  if (!program) throw new Error('there is no programme');
  return program;
}
const getIds = (parts: readonly { _id: string }[] | null) => parts?.map(({ _id }) => _id) ?? [];
const signup = { type: 'signup', isEnabled: true, title: 'Join', points: 10, config: {} };
const tenOff = { type: 'percentage', isEnabled: true, title: 'Ten off', pointsCost: 500, config: { value: 10 } };

describe('generated programs', () => {
  it('have a task and a reward of every known type', async () => {
    for (const by of [backend.first, backend.second]) {
      const [first] = await programs(by);
      expect(first?.tasks?.map(({ type }) => type).sort()).toEqual(Object.keys(taskTypes).sort());
      expect(first?.rewards?.map(({ type }) => type).sort()).toEqual(Object.keys(rewardTypes).sort());
    }
  });

  it('have valid values', async () => {
    const parts = [...(await programs()), ...(await programs(backend.second))].flatMap((program) => [
      ...(program.tasks ?? []).map((part) => ({ part, fields: findTaskType(part.type)?.fields ?? {} })),
      ...(program.rewards ?? []).map((part) => ({ part, fields: findRewardType(part.type)?.fields ?? {} })),
      { part: { _id: program._id, config: program.settings }, fields: programSettings },
    ]);
    for (const { part, fields } of parts) {
      for (const [name, field] of Object.entries(fields)) {
        const config = Object(part.config);
        if (Object.hasOwn(config, name)) expect(findConfigIssue(field, config[name]), `${part._id} ${name}`).toBeNull();
      }
    }
    expect(new Set(parts.map(({ part }) => part._id)).size).toBe(parts.length);
  });
});

describe('programs', () => {
  it('are created empty, once per key, renamed, and deleted', async () => {
    const headers = { 'Idempotency-Key': 'program-0001' };
    const made = await backend.first('POST', path, { name: 'Gold' }, headers);
    expect([made.status, made.body.program]).toMatchObject([
      200,
      { name: 'Gold', tasks: [], rewards: [], settings: {} },
    ]);
    expect((await backend.first('POST', path, { name: 'Gold' }, headers)).body).toEqual(made.body);
    const { _id } = made.body.program;
    expect(getIds(await programs()).filter((id) => id === _id)).toHaveLength(1);
    expect((await backend.first('PATCH', `${path}/${_id}`, { name: 'Silver' })).body.program.name).toBe('Silver');
    expect((await backend.first('DELETE', `${path}/${_id}`)).body).toEqual({});
    expect((await backend.first('DELETE', `${path}/${_id}`)).status).toBe(404);
    expect(getIds(await programs())).not.toContain(_id);
  });

  it('move their customers to the default program when deleted', async () => {
    const [, second] = await programs();
    const count = async (id: string | undefined) =>
      (await backend.query('query($id: ID) { customers(programId: $id, limit: 1) { total } }', { id })).customers.total;
    const [first] = await programs();
    const [inFirst, inSecond] = [await count(first?._id), await count(second?._id)];
    expect(inSecond).toBeGreaterThan(0);
    await backend.first('DELETE', `${path}/${second?._id}`);
    expect(await count(first?._id)).toBe(inFirst + inSecond);
  });

  it('accept settings and whole lists, and assign missing ids', async () => {
    const { _id, name } = await firstProgram();
    const { status, body } = await backend.first('PATCH', `${path}/${_id}`, {
      settings: { guests: false },
      tasks: [signup],
      rewards: [{ ...tenOff, _id: 'mine' }],
    });
    expect(status).toBe(200);
    expect(body.program).toMatchObject({
      _id,
      name,
      settings: { guests: false },
      rewards: [{ ...tenOff, _id: 'mine' }],
    });
    expect(body.program.tasks).toEqual([{ ...signup, _id: expect.stringMatching(/^\w{24}$/) }]);
    expect((await firstProgram()).tasks).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ other: 1 }, 'other'],
    [{ settings: [] }, 'settings'],
    [{ tasks: [signup, { ...signup, points: -1 }] }, 'tasks'],
    [{ tasks: [7] }, 'tasks'],
    [
      {
        rewards: [
          { ...tenOff, _id: 'a' },
          { ...tenOff, _id: 'a' },
        ],
      },
      'rewards',
    ],
  ])('reject %j', async (change, field) => {
    const { _id } = await firstProgram();
    const { status, body } = await backend.first('PATCH', `${path}/${_id}`, change);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it('are not found on another site', async () => {
    const { _id } = await firstProgram();
    for (const [method, rest, body] of [
      ['PATCH', '', { name: 'X' }],
      ['DELETE', '', undefined],
      ['PUT', '/tasks', { task: signup }],
      ['POST', '/tasks/reorder', { fromIndex: 0, toIndex: 0 }],
    ] as const) {
      expect((await backend.second(method, `${path}/${_id}${rest}`, body)).status).toBe(404);
    }
    expect(await firstProgram()).toMatchObject({ _id });
  });
});

describe.each([
  { list: 'tasks', key: 'task', part: signup, points: 'points' },
  { list: 'rewards', key: 'reward', part: tenOff, points: 'pointsCost' },
] as const)('$list of a program', ({ list, key, part, points }) => {
  const put = async (body: unknown) => {
    const { _id } = await firstProgram();
    return backend.first('PUT', `${path}/${_id}/${list}`, body);
  };

  it('replace the one with the same id, or are appended', async () => {
    const before = await firstProgram();
    const ids = getIds(before[list]);
    const changed = await put({ [key]: { ...part, _id: ids[1], title: 'Changed' } });
    expect(getIds(changed.body.program[list])).toEqual(ids);
    expect(changed.body.program[list][1]).toEqual({ ...part, _id: ids[1], title: 'Changed' });
    const added = await put({ [key]: { ...part, _id: 'abcdefghij' } });
    expect(getIds(added.body.program[list])).toEqual([...ids, 'abcdefghij']);
    const nameless = await put({ [key]: part });
    expect(nameless.body.program[list]).toHaveLength(ids.length + 2);
  });

  it('are deleted individually', async () => {
    const before = await firstProgram();
    const [first, ...others] = getIds(before[list]);
    const address = `${path}/${before._id}/${list}/${first}`;
    expect(getIds((await backend.first('DELETE', address)).body.program[list])).toEqual(others);
    expect((await backend.first('DELETE', address)).status).toBe(404);
  });

  it('are moved by index', async () => {
    const before = await firstProgram();
    const [first, second, third, ...others] = getIds(before[list]);
    const address = `${path}/${before._id}/${list}/reorder`;
    const down = await backend.first('POST', address, { fromIndex: 0, toIndex: 2 });
    expect(getIds(down.body.program[list])).toEqual([second, third, first, ...others]);
    const up = await backend.first('POST', address, { fromIndex: 2, toIndex: 0 });
    expect(getIds(up.body.program[list])).toEqual(getIds(before[list]));
    const past = await backend.first('POST', address, { fromIndex: 0, toIndex: 3 + others.length });
    expect([past.status, Object.keys(past.body.fields)]).toEqual([422, ['toIndex']]);
    const wrong = await backend.first('POST', address, { fromIndex: -1, toIndex: 0.5 });
    expect(wrong.status).toBe(422);
    expect(await firstProgram()).toEqual(before);
  });

  it.each([
    [{ [points]: 1.5 }, points],
    [{ [points]: -1 }, points],
    [{ [points]: '5' }, points],
    [{ isEnabled: 1 }, 'isEnabled'],
    [{ title: null }, 'title'],
    [{ config: [] }, 'config'],
    [{ type: 'lottery' }, 'type'],
    [{ _id: '' }, '_id'],
    [{ extra: 1 }, 'extra'],
  ])('are rejected with %j', async (values, field) => {
    const { status, body } = await put({ [key]: { ...part, ...values } });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect((await put({ ...part })).status).toBe(422);
  });
});

it('accepts an existing task of an unknown type', async () => {
  const all = await programs();
  const [program] = all.slice(-1);
  const strange = program?.tasks?.find(({ type }) => findTaskType(type) === null);
  const task = { ...strange, isEnabled: false };
  const { status, body } = await backend.first('PUT', `${path}/${program?._id}/tasks`, { task });
  expect([status, body.program.tasks.at(-1)]).toEqual([200, task]);
});

it('allows concurrent changes of a program', async () => {
  const { _id, tasks } = await firstProgram();
  const [first, second] = getIds(tasks);
  await backend.anonymous('POST', '/__control', { failNext: [{ method: 'POST', pathPattern: '/reorder', delay: 50 }] });
  const moving = backend.first('POST', `${path}/${_id}/tasks/reorder`, { fromIndex: 0, toIndex: 1 });
  await backend.first('DELETE', `${path}/${_id}/tasks/${first}`);
  const [now] = getIds((await moving).body.program.tasks).slice(1);
  expect(now).toBe(second);
});
