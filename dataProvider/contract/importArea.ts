import { upperFirst } from 'es-toolkit/string';
import * as z from 'zod/mini';
import { importKinds } from '../../resources/imports';
import { importJobShape } from '../../resources/imports/importJob';
import type { ImportField, ImportFieldKind, ImportKind } from '../../resources/imports/importKind';
import { requiredInstant } from '../../resources/shapes';
import type { ContractArea, ContractCall } from './call';

const IMPORT_PATH = '/admin/data/import';
const startedShape = z.object({ jobId: z.optional(z.nullable(z.string())) });
const note = z.optional(z.string());

/** A field that isn't sent has no cell. */
type SentKind = Exclude<ImportFieldKind, 'public'>;
const cellShapes: Readonly<Record<SentKind, z.ZodMiniType>> = {
  text: z.string(),
  email: z.string(),
  points: z.int(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  day: requiredInstant,
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
};
const exampleCells: Readonly<Record<SentKind, unknown>> = {
  text: 'Ada Larsen',
  email: 'ada@shop.example',
  points: 50,
  rating: 5,
  day: '2026-01-31T08:00:00.000Z',
  country: 'NO',
};

const getSentFields = (fields: Readonly<Record<string, ImportField>>) =>
  Object.entries(fields).flatMap(([name, { kind, required }]) =>
    kind === 'public' ? [] : [{ name, kind, required: required ?? false }],
  );

const rowShape = (fields: Readonly<Record<string, ImportField>>) =>
  z.strictObject(
    Object.fromEntries(
      getSentFields(fields).map(({ name, kind, required }) => [
        name,
        required ? cellShapes[kind] : z.optional(z.nullable(cellShapes[kind])),
      ]),
    ),
  );

const imports = Object.values<ImportKind>(importKinds).map((kind) => ({ ...kind, row: rowShape(kind.fields) }));

const fileImports = imports.map(
  ({ path, fields, hasNotes, row }): ContractCall => ({
    method: 'POST',
    path: `${IMPORT_PATH}/${path}`,
    summary: `Imports rows from a file: ${path}.`,
    description:
      'A long file is sent in several requests. Rows may be imported after the response, which has the id of the job, or is empty.',
    hasIdempotencyKey: true,
    body: z.strictObject({
      data: z.array(row).check(z.minLength(1)),
      ...(hasNotes && { adminNote: note, customerNote: note }),
    }),
    response: startedShape,
    errors: [413],
    examples: {
      body: {
        data: [Object.fromEntries(getSentFields(fields).map(({ name, kind }) => [name, exampleCells[kind]]))],
      },
      response: { jobId: 'j1' },
    },
  }),
);

export const importArea: ContractArea = {
  title: 'Imports',
  description: 'Rows of files, and the jobs that import them.',
  schemas: {
    ImportJob: importJobShape,
    ...Object.fromEntries(imports.map(({ path, row }) => [`${upperFirst(path)}ImportRow`, row])),
  },
  calls: [
    ...fileImports,
    {
      method: 'POST',
      path: `${IMPORT_PATH}/store_customers`,
      summary: 'Imports the customers of the store’s platform.',
      description: 'They may be imported after the response. The response has the id of the job, or is empty.',
      hasIdempotencyKey: true,
      response: startedShape,
      examples: { response: { jobId: 'j2' } },
    },
    {
      method: 'GET',
      path: '/admin/data/imports',
      summary: 'Import jobs, newest first.',
      description:
        '`status` is `queued`, `running`, `done`, or `failed`. `errorsUrl` is a file with the rows that failed.',
      isOptional: true,
      response: z.object({ imports: z.array(importJobShape) }),
      examples: {
        response: {
          imports: [
            {
              _id: 'j1',
              kind: 'points',
              status: 'done',
              rows: 500,
              done: 498,
              failed: 2,
              createdAt: '2026-01-31T08:00:00.000Z',
              errorsUrl: null,
            },
          ],
        },
      },
    },
  ],
};
