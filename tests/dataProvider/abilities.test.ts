/** All react-admin methods for all entities: result shapes, or errors of unsupported operations. */
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { entities } from '../../resources';
import type { Entity } from '../../resources/entity';
import { catchAppError } from './support/catchAppError';
import { createFakeServer, empty, type FakeServer, json } from './support/fakeServer';
import { listResponse, rowOf } from './support/rows';

const createProvider = (server: FakeServer, of: readonly Entity[] = entities) =>
  createDataProvider(createHttp({ apiUrl: '', token: () => 'T1', fetch: server.fetch }), undefined, of);
const named = entities.map((entity) => [entity.name, entity] as const);
const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'DESC' as const }, filter: {} };
const getKinds = (entity: Entity, ...kinds: string[]) =>
  Object.entries(entity.list.filters).flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []));

describe.each(named)('%s', (name, entity) => {
  const row = { _id: 'x1', ...rowOf[name] };
  const id = row._id;
  const record = { ...row, id };

  it('getList returns records and their total', async () => {
    const provider = createProvider(createFakeServer(json(listResponse([row], 1))));
    expect(await provider.getList(name, page)).toEqual({
      data: [record],
      total: 1,
      meta: { leftOut: 0, notice: null },
    });
  });

  it('getOne and getMany return records, or suggest an alternative', async () => {
    const server = createFakeServer(json({ data: { one: row } }));
    const provider = createProvider(server);
    if (entity.read.one !== undefined) {
      expect(await provider.getOne(name, { id })).toEqual({ data: record });
      expect(await provider.getMany(name, { ids: [id, id] })).toEqual({ data: [record] });
      return;
    }
    for (const call of [provider.getOne(name, { id }), provider.getMany(name, { ids: [id] })]) {
      const { kind, message } = await catchAppError(call);
      expect([kind, message]).toEqual(['notFound', expect.stringContaining(`'${name}' has no read by id`)]);
      expect(message).toContain('Use getList with one of its filters');
    }
    expect(server.calls).toEqual([]);
  });

  it('getManyReference supports all reference filters', async () => {
    for (const target of getKinds(entity, 'reference', 'program')) {
      const server = createFakeServer(json(listResponse([row], 1)));
      const read = await createProvider(server).getManyReference(name, { ...page, target, id: 'c1' });
      expect([read.data, read.total]).toEqual([[record], 1]);
      expect(server.calls[0]?.body).toMatchObject({ variables: { [target]: 'c1' } });
    }
  });

  it('getManyReference rejects other targets, with the supported ones', async () => {
    const server = createFakeServer();
    for (const target of ['nonsense', ...getKinds(entity, 'choice', 'choices', 'search')]) {
      const { kind, message } = await catchAppError(
        createProvider(server).getManyReference(name, { ...page, target, id: 'c1' }),
      );
      expect([kind, message]).toEqual(['validation', expect.stringContaining(`by the target '${target}'`)]);
      for (const known of getKinds(entity, 'reference', 'program')) expect(message).toContain(`'${known}'`);
    }
    expect(server.calls).toEqual([]);
  });

  it('getManyReference returns nothing for an empty id', async () => {
    const [target] = getKinds(entity, 'reference', 'program');
    if (target === undefined) return;
    const provider = createProvider(createFakeServer());
    for (const nothing of ['', ' ']) {
      expect(await provider.getManyReference(name, { ...page, target, id: nothing })).toEqual({ data: [], total: 0 });
    }
  });

  it('update and updateMany return the record and the ids', async () => {
    const { set } = Object.values(entity.actions).find((action) => action.set) ?? {};
    if (!set) throw new Error(`nothing is set by the actions of '${name}'`);
    const provider = createProvider(createFakeServer(empty));
    expect(await provider.update(name, { id, data: { ...record, ...set }, previousData: record })).toEqual({
      data: { ...record, ...set },
    });
    expect(await provider.updateMany(name, { ids: [id, 'x2'], data: set })).toEqual({ data: [id, 'x2'] });
  });

  it('delete and deleteMany return the record and the ids', async () => {
    const provider = createProvider(createFakeServer(empty));
    expect(await provider.delete(name, { id, previousData: record })).toEqual({ data: record });
    expect(await provider.deleteMany(name, { ids: [id, 'x2'] })).toEqual({ data: [id, 'x2'] });
  });

  it('create fails without a draft', async () => {
    const server = createFakeServer();
    const { kind, message, fields } = await catchAppError(createProvider(server).create(name, { data: {} }));
    expect(kind).toBe('validation');
    if (entity.draft) expect(Object.keys(fields).length).toBeGreaterThan(0);
    else expect(message).toContain(`'${name}' has no create`);
    expect(server.calls).toEqual([]);
  });

  it('delete fails without a remove action', async () => {
    const server = createFakeServer();
    const provider = createProvider(server, [{ ...entity, actions: {} }]);
    for (const call of [provider.delete(name, { id }), provider.deleteMany(name, { ids: [id] })]) {
      const { kind, message } = await catchAppError(call);
      expect([kind, message]).toEqual(['validation', expect.stringContaining(`'${name}' has no delete`)]);
    }
    expect(server.calls).toEqual([]);
  });
});

describe('an unknown resource', () => {
  const provider = createProvider(createFakeServer());
  const previousData = { id: 'x' };
  const calls: Record<string, () => Promise<unknown>> = {
    getList: () => provider.getList('orders', page),
    getOne: () => provider.getOne('orders', { id: 'x' }),
    getMany: () => provider.getMany('orders', { ids: ['x'] }),
    getManyReference: () => provider.getManyReference('orders', { ...page, target: 'customerId', id: 'x' }),
    create: () => provider.create('orders', { data: {} }),
    update: () => provider.update('orders', { id: 'x', data: {}, previousData }),
    updateMany: () => provider.updateMany('orders', { ids: ['x'], data: {} }),
    delete: () => provider.delete('orders', { id: 'x', previousData }),
    deleteMany: () => provider.deleteMany('orders', { ids: ['x'] }),
  };

  it.each(Object.entries(calls))('is reported by %s, with the known ones', async (_method, call) => {
    const { kind, message } = await catchAppError(call());
    expect([kind, message]).toEqual([
      'validation',
      expect.stringContaining(
        "There is no resource 'orders'. Known resources: 'customers', 'rewards', 'product-reviews', 'faq'",
      ),
    ]);
  });
});
