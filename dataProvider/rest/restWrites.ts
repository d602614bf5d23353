/** Writes over REST, through ra-data-simple-rest. */
import simpleRest from 'ra-data-simple-rest';
import type { Entity } from '../../resources/entity';
import type { FindEntity } from '../createEntityFinder';
import type { Http } from '../http/http';
import { unsupportedError } from '../unsupported';
import type { Writes } from '../writes/writes';
import { assertPatchable, changedFields, toSentFields } from './changes';
import { mergeWriteResponse } from './mergeWriteResponse';
import { createRestHttpClient } from './restHttpClient';

/**
 * Writes of every entity. Never retried. An update sends only the changed fields, nothing if
 * there are none: one PATCH, then a POST for each field that has a separate endpoint.
 * `delete` and `removePart` throw AppError validation if the entity doesn't declare them.
 */
export function createRestWrites(http: Http, findEntity: FindEntity): Writes {
  const rest = simpleRest('/admin', createRestHttpClient(http));

  /** The browser may send a POST twice on its own, so each has an Idempotency-Key. */
  const post = (path: string, body: object, key: unknown = crypto.randomUUID()) =>
    http({ method: 'POST', path: `/admin/${path}`, body, headers: { 'Idempotency-Key': String(key) } });

  const update: Writes['update'] = async (name, { id, data, previousData }, context) => {
    const entity = findEntity(name);
    const shown = changedFields(data, previousData, context?.touched);
    const change = toSentFields(entity, shown);
    assertPatchable(entity, change);
    const { path } = entity.write;
    const merge = (response: unknown, before: typeof previousData, part: typeof change) =>
      mergeWriteResponse(entity, response, { id: String(id), before, change: part });

    const { patch, posts } = splitChange(entity, change);
    let written = merge({}, previousData, shown);
    if (Object.keys(patch).length > 0) {
      written = merge((await rest.update(path, { id, data: patch, previousData })).data, written, patch);
    }
    for (const { segment, body } of posts) {
      written = merge(await post(`${path}/${encodeURIComponent(id)}/${segment}`, body), written, body);
    }
    return { data: written };
  };
  return {
    update,
    async create(name, { data, meta }) {
      const entity = findEntity(name);
      const response = await post(entity.write.path, data, meta?.idempotencyKey);
      return { data: mergeWriteResponse(entity, response, { id: null, before: undefined, change: data }) };
    },
    async delete(name, { id, previousData }) {
      const entity = findEntity(name);
      assertDeletable(entity);
      await rest.delete(entity.write.path, { id });
      return { data: { ...previousData, _id: String(id), id: String(id) } };
    },
    async removePart(name, { field, itemId, previousData }) {
      const path = findEntity(name).write.parts?.[field];
      if (path === undefined) throw new Error(`Items of '${field}' of '${name}' cannot be deleted.`);
      await http({ method: 'DELETE', path: `/admin/${path}/${encodeURIComponent(itemId)}` });
      return { data: previousData };
    },
    reorder: (name) => Promise.reject(unsupportedError(`'${name}' has no lists that can be reordered.`)),
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

/** @throws AppError validation if the entity cannot be deleted */
function assertDeletable({ name, actions }: Entity): void {
  if (Object.values(actions).some(({ remove }) => remove)) return;
  throw unsupportedError(
    `'${name}' has no delete: none of its declared actions removes a record. Its records are changed with update.`,
  );
}
