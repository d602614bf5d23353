/** The OpenAPI 3.1 document of the contract. */
import { upperFirst } from 'es-toolkit/string';
import * as z from 'zod/mini';
import type { ContractArea, ContractCall } from '../../dataProvider/contract/call.ts';
import { errorShape } from '../../dataProvider/contract/commonShapes.ts';
import { contractAreas } from '../../dataProvider/contract/contractAreas.ts';
import type { Entity } from '../../resources/entity.ts';
import { requiredInstant } from '../../resources/shapes.ts';
import { getParameterText } from './parameterTexts.ts';

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

const OPTIONAL_TEXT = 'Optional: a backend without this call responds with 404, 405, or 501.';

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
      description:
        'Every REST call of the console. The rules that hold for all calls are in README.md beside this file.',
      contact: { name: 'Maintainers of the merchant console' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '{apiUrl}', variables: { apiUrl: { default: 'https://api.example' } } }],
    security: [{ token: [] }],
    tags: areas.map(({ title, description }) => ({ name: title, description })),
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
      schemas: schemas.components,
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
  const { summary, description, isOptional, isPublic, body, response, examples } = call;
  const example = examples.body === undefined ? {} : { example: examples.body };
  return {
    tags: [tag],
    operationId: toOperationId(call),
    summary,
    description: isOptional ? `${description} ${OPTIONAL_TEXT}` : description,
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
    description: getParameterText(name),
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(call.query ?? {}).map(([name, shape]) => ({
    name,
    in: 'query',
    required: !z.safeParse(shape, undefined).success,
    description: getParameterText(name),
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
  const names = words.map((word) => (word.startsWith('{') ? `By${upperFirst(word.slice(1, -1))}` : upperFirst(word)));
  return method.toLowerCase() + names.join('');
}

/**
 * Converts shapes; those with a name are written once, in `components`, and referenced.
 * All shapes are converted at once, because zod only references shapes of the same registry.
 */
function createSchemas(areas: readonly ContractArea[]) {
  const named: Readonly<Record<string, z.ZodMiniType>> = Object.assign(
    { Error: errorShape, Instant: requiredInstant },
    ...areas.map(({ schemas }) => schemas),
  );
  const registry = z.registry<{ id: string }>();
  for (const [name, shape] of Object.entries(named)) registry.add(shape, { id: name });
  const inline = areas
    .flatMap(({ calls }) => calls)
    .flatMap(({ body, response, query = {} }) => [...(body ? [body] : []), response, ...Object.values(query)]);
  for (const shape of inline) if (!registry.has(shape)) registry.add(shape, { id: `inline ${registry._idmap.size}` });
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    uri: toReference,
    override({ zodSchema, jsonSchema }) {
      if (zodSchema === requiredInstant) jsonSchema.format = 'date-time';
      // A default of null only says that the key may be missing.
      if (jsonSchema.default === null) delete jsonSchema.default;
      // Integers of JavaScript are no rule for a backend.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const getSchema = (id: string): Json => {
    // Implied by the place in the document.
    const { $schema: _dialect, $id: _id, id: _name, ...schema } = Object(schemas[id]);
    return schema;
  };
  const names = Object.keys(named).sort();
  return {
    components: Object.fromEntries(names.map((name) => [name, getSchema(name)])),
    convert(shape: z.ZodMiniType): Json {
      const id = registry.get(shape)?.id ?? '';
      return Object.hasOwn(named, id) ? { $ref: toReference(id) } : getSchema(id);
    },
  };
}

const toReference = (name: string) => `#/components/schemas/${name}`;
