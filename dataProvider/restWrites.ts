/** Writes by REST, through ra-data-simple-rest. */
import type { CreateParams, DeleteManyParams, DeleteParams, Identifier, UpdateManyParams, UpdateParams } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { safeParse } from 'zod/mini';
import type { Entity } from '../resources/entity';
import { runBulk } from './bulk';
import { changedFields, checkChange } from './changes';
import type { EntityOf } from './entityOf';
import { AppError } from './errors';
import type { Http } from './http';
import { createPatchClient } from './patchClient';
import type { EntityRecord } from './records';
import { writtenRecord } from './writtenRecord';

/** The writes of every entity; none is ever sent twice by itself. */
export interface Writes {
  /**
   * Sends the changed fields alone, and nothing when there are none: by one PATCH, then those that have a
   * POST of their own, each by its own.
   */
  update(name: string, params: UpdateParams): Promise<{ data: EntityRecord }>;
  create(name: string, params: CreateParams): Promise<{ data: EntityRecord }>;
  delete(name: string, params: DeleteParams): Promise<{ data: EntityRecord }>;
  /** @throws AppError naming how many failed, when any did */
  updateMany(name: string, params: UpdateManyParams): Promise<{ data: Identifier[] }>;
  /** @throws AppError naming how many failed, when any did */
  deleteMany(name: string, params: DeleteManyParams): Promise<{ data: Identifier[] }>;
}

export function createRestWrites(http: Http, entityOf: EntityOf): Writes {
  const rest = simpleRest('/admin', createPatchClient(http));

  const update: Writes['update'] = async (name, { id, data, previousData }) => {
    const entity = entityOf(name);
    const change = changedFields(data, previousData);
    checkChange(entity, change);
    const { path } = entity.write;
    const sent = (answer: unknown, before: typeof previousData, part: typeof change) =>
      writtenRecord(entity, answer, { id: String(id), before, change: part });

    const { patch, posts } = callsOf(entity, change);
    let written = sent({}, previousData, {});
    if (Object.keys(patch).length > 0) {
      written = sent((await rest.update(path, { id, data: patch, previousData })).data, written, patch);
    }
    for (const { segment, body } of posts) {
      const ownPath = `${path}/${encodeURIComponent(id)}/${segment}`;
      written = sent((await rest.create(ownPath, { data: body })).data, written, body);
    }
    return { data: written };
  };
  const remove: Writes['delete'] = async (name, { id, previousData }) => {
    const entity = entityOf(name);
    await rest.delete(entity.write.path, { id });
    return { data: { ...previousData, _id: String(id), id: String(id) } };
  };

  return {
    update,
    async create(name, { data }) {
      const entity = entityOf(name);
      const change = entity.draft ? checkDraft(safeParse(entity.draft, data)) : changedFields(data, undefined);
      const { data: answer } = await rest.create(entity.write.path, { data: change });
      return { data: writtenRecord(entity, answer, { id: null, before: undefined, change }) };
    },
    delete: remove,
    updateMany: (name, { ids, data }) => all(ids, (id) => update(name, { id, data, previousData: undefined })),
    deleteMany: (name, { ids }) => all(ids, (id) => remove(name, { id })),
  };
}

/** What goes out of a change by the PATCH, and by a POST of its own. */
function callsOf({ write }: Entity, change: Readonly<Record<string, unknown>>) {
  const own = Object.entries(write.posts ?? {}).filter(([field]) => Object.hasOwn(change, field));
  return {
    patch: Object.fromEntries(Object.entries(change).filter(([field]) => own.every(([posted]) => posted !== field))),
    posts: own.map(([field, segment]) => ({ segment, body: { [field]: change[field] } })),
  };
}

async function all(
  ids: readonly Identifier[],
  run: (id: Identifier) => Promise<unknown>,
): Promise<{ data: Identifier[] }> {
  const { done, failed, notSent } = await runBulk({ ids, run: async (id) => void (await run(id)) });
  const [first] = failed;
  if (!first) return { data: done };
  const { kind, status, message } = first.error;
  const count = `${failed.length + notSent.length} of ${ids.length} failed`;
  const uncertain = failed.some(({ error }) => error.uncertain);
  throw new AppError({
    kind,
    status,
    message: message ? `${count}: ${message}` : count,
    uncertain,
    cause: first.error,
  });
}

function checkDraft(parsed: ReturnType<typeof safeParse>): Record<string, unknown> {
  if (parsed.success) return { ...(parsed.data as object) };
  const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new AppError({ kind: 'validation', fields });
}
