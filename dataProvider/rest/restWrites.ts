/** Writes over REST, through ra-data-simple-rest. */
import type { CreateParams, DeleteManyParams, DeleteParams, Identifier, UpdateManyParams, UpdateParams } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { safeParse } from 'zod/mini';
import type { Entity } from '../../resources/entity';
import { assertDeletable, getDraftSchema } from '../abilities';
import type { FindEntity } from '../createEntityFinder';
import { AppError } from '../errors';
import type { Http } from '../http/http';
import { lazyImport } from '../methods/lazyImport';
import type { EntityRecord } from '../parse/records';
import { assertPatchable, changedFields } from './changes';
import { mergeWriteResponse } from './mergeWriteResponse';
import { createRestHttpClient } from './restHttpClient';

/** Writes of every entity. Never retried. */
export interface RestWrites {
  /**
   * Sends only the changed fields, nothing if there are none: one PATCH, then a POST for each field that has
   * a separate endpoint.
   */
  update(name: string, params: UpdateParams): Promise<{ data: EntityRecord }>;
  /**
   * `meta.idempotencyKey` is the same for each attempt to create the same record.
   * @throws AppError validation if the entity has no draft, or the data is invalid
   */
  create(name: string, params: CreateParams): Promise<{ data: EntityRecord }>;
  /** @throws AppError validation if the entity cannot be deleted */
  delete(name: string, params: DeleteParams): Promise<{ data: EntityRecord }>;
  /** @throws AppError with the number of failed records, if any */
  updateMany(name: string, params: UpdateManyParams): Promise<{ data: Identifier[] }>;
  /** @throws AppError with the number of failed records, if any */
  deleteMany(name: string, params: DeleteManyParams): Promise<{ data: Identifier[] }>;
}

export function createRestWrites(http: Http, findEntity: FindEntity): RestWrites {
  const rest = simpleRest('/admin', createRestHttpClient(http));

  /** The browser may send a POST twice on its own, so each has an Idempotency-Key. */
  const post = (path: string, body: object, key: unknown = crypto.randomUUID()) =>
    http({ method: 'POST', path: `/admin/${path}`, body, headers: { 'Idempotency-Key': String(key) } });

  const update: RestWrites['update'] = async (name, { id, data, previousData }) => {
    const entity = findEntity(name);
    const change = changedFields(data, previousData);
    assertPatchable(entity, change);
    const { path } = entity.write;
    const merge = (response: unknown, before: typeof previousData, part: typeof change) =>
      mergeWriteResponse(entity, response, { id: String(id), before, change: part });

    const { patch, posts } = splitChange(entity, change);
    let written = merge({}, previousData, {});
    if (Object.keys(patch).length > 0) {
      written = merge((await rest.update(path, { id, data: patch, previousData })).data, written, patch);
    }
    for (const { segment, body } of posts) {
      written = merge(await post(`${path}/${encodeURIComponent(id)}/${segment}`, body), written, body);
    }
    return { data: written };
  };
  const remove: RestWrites['delete'] = async (name, { id, previousData }) => {
    const entity = findEntity(name);
    assertDeletable(entity);
    await rest.delete(entity.write.path, { id });
    return { data: { ...previousData, _id: String(id), id: String(id) } };
  };

  // The console's own bulk actions write one record at a time, so only react-admin's components call these.
  const runForAll = async (ids: readonly Identifier[], run: (id: Identifier) => Promise<unknown>) =>
    (await lazyImport(() => import('./runForAll'))).runForAll(ids, run);

  return {
    update,
    async create(name, { data, meta }) {
      const entity = findEntity(name);
      // react-admin's optimistic and undoable modes add an id for the cache; the server assigns the record's own.
      const { id: _cacheId, ...draft } = data;
      const change = checkDraft(safeParse(getDraftSchema(entity), draft));
      const response = await post(entity.write.path, change, meta?.idempotencyKey);
      return { data: mergeWriteResponse(entity, response, { id: null, before: undefined, change }) };
    },
    delete: remove,
    updateMany: (name, { ids, data }) => runForAll(ids, (id) => update(name, { id, data, previousData: undefined })),
    deleteMany: (name, { ids }) => runForAll(ids, (id) => remove(name, { id })),
  };
}

/** Splits a change into the body of the PATCH and the fields with a separate POST endpoint. */
function splitChange({ write }: Entity, change: Readonly<Record<string, unknown>>) {
  const postedFields = Object.entries(write.posts ?? {}).filter(([field]) => Object.hasOwn(change, field));
  return {
    patch: Object.fromEntries(
      Object.entries(change).filter(([field]) => postedFields.every(([posted]) => posted !== field)),
    ),
    posts: postedFields.map(([field, segment]) => ({ segment, body: { [field]: change[field] } })),
  };
}

function checkDraft(parsed: ReturnType<typeof safeParse>): Record<string, unknown> {
  if (parsed.success) return { ...(parsed.data as object) };
  const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new AppError({ kind: 'validation', fields });
}
