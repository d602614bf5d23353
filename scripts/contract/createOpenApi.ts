/** The OpenAPI 3.1 document of the contract. */
import * as z from 'zod/mini';
import type { ContractArea, ContractCall } from '../../dataProvider/contract/call.ts';
import { errorShape } from '../../dataProvider/contract/commonShapes.ts';
import { contractAreas } from '../../dataProvider/contract/contractAreas.ts';
import type { Entity } from '../../resources/entity.ts';
import { requiredInstant } from '../../resources/shapes.ts';

type Json = Readonly<Record<string, unknown>>;

/** Texts of the statuses that a call may fail with. */
const errorTexts: Readonly<Record<number, string>> = {
  401: 'The token is missing, wrong, or expired. The console asks for a new sign-in.',
  403: 'The token may not do this.',
  404: 'There is no such record. From an optional call: the backend does not have it.',
  409: 'The record has changed in the meantime, or this step is not possible from its state.',
  410: 'No longer valid.',
  413: 'Too many rows, or too large.',
  422: 'A value is refused; `fields` names it.',
  429: 'Too many requests. `Retry-After` says when to try again.',
};

/** Creates the document for these entities. Equal input gives equal output. */
export function createOpenApi(entities: readonly Entity[]): Json {
  const areas = contractAreas(entities);
  const schemas = createSchemas(areas);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { title, calls } of areas) {
    for (const call of calls) {
      paths[call.path] = {
        ...paths[call.path],
        [call.method.toLowerCase()]: toOperation(call, title, schemas.convert),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Merchant console: backend contract',
      version: '1.0.0',
      summary: 'Every REST call of the console. Generated; see README.md beside this file.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '{apiUrl}', variables: { apiUrl: { default: 'https://api.example' } } }],
    security: [{ token: [] }],
    tags: areas.map(({ title }) => ({ name: title })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: true,
          description: 'Requests with the same key are executed once, and get the same response.',
          schema: { type: 'string' },
        },
      },
      responses: Object.fromEntries(
        Object.entries(errorTexts).map(([status, text]) => [`E${status}`, toError(status, text)]),
      ),
      schemas: schemas.all(),
    },
  };
}

function toError(status: string, description: string): Json {
  const fields = status === '422' ? { fields: { email: 'Must be an email address.' } } : {};
  return {
    description,
    ...(status === '429' && { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } } }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        example: { error: description, ...fields },
      },
    },
  };
}

function toOperation(call: ContractCall, tag: string, convert: (shape: z.ZodMiniType) => Json): Json {
  const { summary, isOptional, isPublic, body, response, examples } = call;
  const example = examples.body === undefined ? {} : { example: examples.body };
  return {
    tags: [tag],
    operationId: toOperationId(call),
    summary,
    ...(isOptional && { 'x-optional': true }),
    ...(isPublic && { security: [] }),
    ...toParameters(call, convert),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: convert(body), ...example } } },
    }),
    responses: {
      200: {
        description: 'Success',
        content: { 'application/json': { schema: convert(response), example: examples.response } },
      },
      ...Object.fromEntries(
        getErrorStatuses(call).map((status) => [status, { $ref: `#/components/responses/E${status}` }]),
      ),
    },
  };
}

function toParameters(call: ContractCall, convert: (shape: z.ZodMiniType) => Json): Json {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(call.query ?? {}).map(([name, shape]) => ({
    name,
    in: 'query',
    required: !z.safeParse(shape, undefined).success,
    schema: convert(shape),
  }));
  const inHeader = call.hasIdempotencyKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  const parameters = [...inPath, ...inQuery, ...inHeader];
  return parameters.length > 0 ? { parameters } : {};
}

function getErrorStatuses({ path, isOptional, isPublic, body, errors = [] }: ContractCall): readonly number[] {
  const common = [
    ...(isPublic ? [] : [401, 403]),
    ...(isOptional || path.includes('{') ? [404] : []),
    ...(body ? [422] : []),
    429,
  ];
  return [...new Set([...common, ...errors])].sort();
}

function toOperationId({ method, path }: ContractCall): string {
  const words = path.split(/[/_-]/).filter((word) => word !== '' && word !== 'admin');
  const names = words.map((word) => (word.startsWith('{') ? `By${capitalize(word.slice(1, -1))}` : capitalize(word)));
  return method.toLowerCase() + names.join('');
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Converts shapes; those with a name are written once and referenced. */
function createSchemas(areas: readonly ContractArea[]) {
  const named = Object.assign({ Error: errorShape }, ...areas.map(({ schemas }) => schemas));
  const registry = z.registry<{ id: string }>();
  for (const [name, shape] of Object.entries<z.ZodMiniType>(named)) registry.add(shape, { id: name });
  const definitions = new Map<string, unknown>();

  const convert = (shape: z.ZodMiniType): Json => {
    const {
      $schema: _dialect,
      $defs,
      ...schema
    } = z.toJSONSchema(shape, {
      io: 'input',
      metadata: registry,
      override({ zodSchema, jsonSchema }) {
        if (zodSchema === requiredInstant) jsonSchema.format = 'date-time';
        // A default of null only says that the key may be missing.
        if (jsonSchema.default === null) delete jsonSchema.default;
        // Implied by `components/schemas`.
        delete jsonSchema.id;
      },
    });
    for (const [name, definition] of Object.entries($defs ?? {})) definitions.set(name, toComponentRefs(definition));
    const id = registry.get(shape)?.id;
    if (id === undefined) return Object(toComponentRefs(schema));
    definitions.set(id, toComponentRefs(schema));
    return { $ref: `#/components/schemas/${id}` };
  };
  for (const shape of Object.values<z.ZodMiniType>(named)) convert(shape);
  return { convert, all: () => Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function toComponentRefs(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
