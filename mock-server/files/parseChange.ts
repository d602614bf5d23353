import * as z from 'zod/mini';
import type { Entity } from '../../resources/entity';
import { checkRow } from '../fixtures/createFixtures';
import { type Documents, documentsShape } from '../fixtures/documents';
import type { Change } from '../store/change';

const partialDocumentsShape = z.partial(documentsShape);

/** Parses a persisted change. @throws Error if it is invalid */
export function parseChange(value: unknown, entities: ReadonlyMap<string, Entity>): Change {
  if (typeof value !== 'object' || value === null || !('site' in value) || typeof value.site !== 'string') {
    throw new Error('this is not a change of a site');
  }
  const { site } = value;
  if ('documents' in value) return { site, documents: readDocuments(value.documents) };
  const table = 'table' in value && typeof value.table === 'string' ? value.table : '';
  const entity = entities.get(table);
  if (!entity) throw new Error(`there is no table '${table}'`);
  if ('drop' in value && typeof value.drop === 'string') return { site, table, drop: value.drop };
  const put: unknown = 'put' in value ? value.put : null;
  checkRow(entity, put);
  return { site, table, put };
}

function readDocuments(value: unknown): Partial<Documents> {
  const result = partialDocumentsShape.safeParse(value);
  if (result.success) {
    const { settings, widgets, programs, products, dictionaries, templates, birthdays, imports, answered } =
      result.data;
    return {
      ...(settings && { settings }),
      ...(widgets && { widgets }),
      ...(programs && { programs }),
      ...(products && { products }),
      ...(dictionaries && { dictionaries }),
      ...(templates && { templates }),
      ...(birthdays && { birthdays }),
      ...(imports && { imports }),
      ...(answered && { answered }),
    };
  }
  const [issue] = result.error.issues;
  throw new Error(`documents: ${issue?.path.join('.') ?? ''} is invalid`);
}
