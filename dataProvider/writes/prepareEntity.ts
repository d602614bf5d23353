import { safeParse } from 'zod/mini';
import type { Entity } from '../../resources/entity';
import { type AnyProof, listProof } from '../../resources/proof';
import { defaultSort } from '../../resources/sorts';
import { AppError } from '../errors';
import { unsupportedError } from '../unsupported';
import type { PreparedCreation } from './withProof';

type Values = Readonly<Record<string, unknown>>;

/** Records that may be like a new one and are compared. */
const MAX_COMPARED = 100;

/** @throws AppError validation if the entity has no draft, or the data is invalid */
export function prepareEntity(entity: Entity, data: Values): PreparedCreation {
  const parsed = safeParse(getDraftSchema(entity), data);
  if (!parsed.success) {
    const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
    throw new AppError({ kind: 'validation', fields });
  }
  const draft = { ...Object(parsed.data) };
  return { draft, entered: toEntered(entity, draft), proof: createEntityProof(entity) };
}

/** The values that were entered: of a past day, its time was computed. */
function toEntered({ create }: Entity, draft: Values): Values {
  const toDay = (value: unknown) => new Date(String(value)).toDateString();
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      create?.fields[name]?.kind === 'pastDay' ? toDay(value) : value,
    ]),
  );
}

/** Compares the records of the same customer and product, whose order may be another than that of their creation. */
function createEntityProof(entity: Entity): AnyProof {
  const canDelete = Object.values(entity.actions).some(({ remove }) => remove);
  return listProof({
    resource: entity.name,
    filter: (draft) =>
      Object.fromEntries(
        Object.entries(entity.list.filters).flatMap(([name, { kind }]) =>
          kind === 'reference' && typeof draft[name] === 'string' ? [[name, draft[name]]] : [],
        ),
      ),
    sort: defaultSort(entity),
    limit: MAX_COMPARED,
    matches: (record, draft) => hasTexts(entity, record, draft),
    ...(!canDelete && { correct: () => null }),
  });
}

/** Whether a record has the texts and numbers of these values. */
function hasTexts({ fields }: Entity, record: Values, values: Values): boolean {
  return Object.entries(values).every(
    ([name, value]) =>
      !(fields[name] && ['text', 'longText', 'rating'].includes(fields[name].kind)) ||
      (record[name] ?? '') === (value ?? ''),
  );
}

/** Schema of a POST. @throws AppError validation if the entity cannot be created */
function getDraftSchema({ name, draft }: Entity): NonNullable<Entity['draft']> {
  if (draft !== undefined) return draft;
  throw unsupportedError(
    `'${name}' has no create: its declaration has no draft. Its records are read with getList and changed with update.`,
  );
}
