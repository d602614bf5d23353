import type { FindEntity } from '../createEntityFinder';
import type { Http } from '../http/http';
import { lazyImport } from '../methods/lazyImport';
import type { RestWrites } from './restWrites';

/** Writes of every entity; their code is loaded on the first write, since a list is shown without it. */
export function createLazyRestWrites(http: Http, findEntity: FindEntity): RestWrites {
  const load = async () => {
    const { createRestWrites } = await lazyImport(() => import('./restWrites'));
    return createRestWrites(http, findEntity);
  };
  return {
    update: async (name, params) => (await load()).update(name, params),
    create: async (name, params) => (await load()).create(name, params),
    delete: async (name, params) => (await load()).delete(name, params),
    updateMany: async (name, params) => (await load()).updateMany(name, params),
    deleteMany: async (name, params) => (await load()).deleteMany(name, params),
  };
}
