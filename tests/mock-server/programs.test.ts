import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configFault } from '../../resources/config/configShape';
import { programSettings } from '../../resources/loyalty/programSettings';
import { rewardTypeOf, rewardTypes } from '../../resources/loyalty/rewardTypes';
import { taskTypeOf, taskTypes } from '../../resources/loyalty/taskTypes';
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
  (await by('GET', path)).body.programs.map((one: unknown) => programShape.parse(one));
async function firstProgram(): Promise<Program> {
  const [program] = await programs();
  if (!program) throw new Error('there is no programme');
  return program;
}
const idsOf = (parts: readonly { _id: string }[] | null) => parts?.map(({ _id }) => _id) ?? [];
const signup = { type: 'signup', isEnabled: true, title: 'Join', points: 10, config: {} };
const tenOff = { type: 'percentage', isEnabled: true, title: 'Ten off', pointsCost: 500, config: { value: 10 } };

describe('the programmes of the shops', () => {
  it('have a task and a reward of every type, as the console knows them', async () => {
    for (const by of [backend.first, backend.second]) {
      const [first] = await programs(by);
      expect(first?.tasks?.map(({ type }) => type).sort()).toEqual(Object.keys(taskTypes).sort());
      expect(first?.rewards?.map(({ type }) => type).sort()).toEqual(Object.keys(rewardTypes).sort());
    }
  });

  it('hold values that may be saved as they are', async () => {
    const parts = [...(await programs()), ...(await programs(backend.second))].flatMap((program) => [
      ...(program.tasks ?? []).map((part) => ({ part, fields: taskTypeOf(part.type)?.fields ?? {} })),
      ...(program.rewards ?? []).map((part) => ({ part, fields: rewardTypeOf(part.type)?.fields ?? {} })),
      { part: { _id: program._id, config: program.settings }, fields: programSettings },
    ]);
    for (const { part, fields } of parts) {
      for (const [name, field] of Object.entries(fields)) {
        const config = Object(part.config);
        if (Object.hasOwn(config, name)) expect(configFault(field, config[name]), `${part._id} ${name}`).toBeNull();
      }
    }
    expect(new Set(parts.map(({ part }) => part._id)).size).toBe(parts.length);
  });
});

describe('programmes', () => {
  it('are made without anything in them, once for a key, renamed, and deleted', async () => {
    const headers = { 'Idempotency-Key': 'program-0001' };
    const made = await backend.first('POST', path, { name: 'Gold' }, headers);
    expect([made.status, made.body.program]).toMatchObject([
      200,
      { name: 'Gold', tasks: [], rewards: [], settings: {} },
    ]);
    expect((await backend.first('POST', path, { name: 'Gold' }, headers)).body).toEqual(made.body);
    const { _id } = made.body.program;
    expect(idsOf(await programs()).filter((id) => id === _id)).toHaveLength(1);
    expect((await backend.first('PATCH', `${path}/${_id}`, { name: 'Silver' })).body.program.name).toBe('Silver');
    expect((await backend.first('DELETE', `${path}/${_id}`)).body).toEqual({});
    expect((await backend.first('DELETE', `${path}/${_id}`)).status).toBe(404);
    expect(idsOf(await programs())).not.toContain(_id);
  });

  it('leave their customers to the default one when they are deleted', async () => {
    const [, second] = await programs();
    const count = async (id: string | undefined) =>
      (await backend.query('query($id: ID) { customers(programId: $id, limit: 1) { total } }', { id })).customers.total;
    const [first] = await programs();
    const [inFirst, inSecond] = [await count(first?._id), await count(second?._id)];
    expect(inSecond).toBeGreaterThan(0);
    await backend.first('DELETE', `${path}/${second?._id}`);
    expect(await count(first?._id)).toBe(inFirst + inSecond);
  });

  it('take settings and whole lists, and give an id to what has none', async () => {
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
  ])('refuse %j', async (change, field) => {
    const { _id } = await firstProgram();
    const { status, body } = await backend.first('PATCH', `${path}/${_id}`, change);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it('are not found in another shop', async () => {
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
] as const)('$list of a programme', ({ list, key, part, points }) => {
  const put = async (body: unknown) => {
    const { _id } = await firstProgram();
    return backend.first('PUT', `${path}/${_id}/${list}`, body);
  };

  it('are put where the one with their id stands, and at the end where there is none', async () => {
    const before = await firstProgram();
    const ids = idsOf(before[list]);
    const changed = await put({ [key]: { ...part, _id: ids[1], title: 'Changed' } });
    expect(idsOf(changed.body.program[list])).toEqual(ids);
    expect(changed.body.program[list][1]).toEqual({ ...part, _id: ids[1], title: 'Changed' });
    const added = await put({ [key]: { ...part, _id: 'abcdefghij' } });
    expect(idsOf(added.body.program[list])).toEqual([...ids, 'abcdefghij']);
    const nameless = await put({ [key]: part });
    expect(nameless.body.program[list]).toHaveLength(ids.length + 2);
  });

  it('are deleted one by one', async () => {
    const before = await firstProgram();
    const [first, ...others] = idsOf(before[list]);
    const address = `${path}/${before._id}/${list}/${first}`;
    expect(idsOf((await backend.first('DELETE', address)).body.program[list])).toEqual(others);
    expect((await backend.first('DELETE', address)).status).toBe(404);
  });

  it('are moved from place to place', async () => {
    const before = await firstProgram();
    const [first, second, third, ...others] = idsOf(before[list]);
    const address = `${path}/${before._id}/${list}/reorder`;
    const down = await backend.first('POST', address, { fromIndex: 0, toIndex: 2 });
    expect(idsOf(down.body.program[list])).toEqual([second, third, first, ...others]);
    const up = await backend.first('POST', address, { fromIndex: 2, toIndex: 0 });
    expect(idsOf(up.body.program[list])).toEqual(idsOf(before[list]));
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
  ])('are refused with %j', async (values, field) => {
    const { status, body } = await put({ [key]: { ...part, ...values } });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect((await put({ ...part })).status).toBe(422);
  });
});

it('a task of a type that nobody knows may be put back as it was', async () => {
  const all = await programs();
  const [program] = all.slice(-1);
  const strange = program?.tasks?.find(({ type }) => taskTypeOf(type) === null);
  const task = { ...strange, isEnabled: false };
  const { status, body } = await backend.first('PUT', `${path}/${program?._id}/tasks`, { task });
  expect([status, body.program.tasks.at(-1)]).toEqual([200, task]);
});

it('somebody else may change a programme while a call is under way', async () => {
  const { _id, tasks } = await firstProgram();
  const [first, second] = idsOf(tasks);
  await backend.anonymous('POST', '/__control', { failNext: [{ method: 'POST', pathPattern: '/reorder', delay: 50 }] });
  const moving = backend.first('POST', `${path}/${_id}/tasks/reorder`, { fromIndex: 0, toIndex: 1 });
  await backend.first('DELETE', `${path}/${_id}/tasks/${first}`);
  const [now] = idsOf((await moving).body.program.tasks).slice(1);
  expect(now).toBe(second);
});
