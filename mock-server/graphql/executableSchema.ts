import { buildSchema, GraphQLError, type GraphQLSchema, isInputType, isScalarType, Kind } from 'graphql';
import type { Entity } from '../../resources/entity';
import type { Site } from '../store/site';
import { checkArguments, listRecords } from './listRecords';

/** Context of the resolvers. */
export interface QueryContext {
  site: Site;
  /** Base URL for the images that this server hosts. */
  serverUrl: string;
}

/**
 * Builds the schema with resolvers for the entities' queries.
 * @param definitions content of schema.graphql
 * @throws Error with the entity whose query is missing in the schema
 */
export function executableSchema(definitions: string, entities: readonly Entity[]): GraphQLSchema {
  const schema = buildSchema(definitions);
  const queries = schema.getQueryType()?.getFields() ?? {};
  const query = (entity: Entity, name: string) => {
    const field = queries[name];
    if (!field) throw new Error(`entity '${entity.name}': the schema has no query '${name}'`);
    return field;
  };
  for (const entity of entities) {
    const { read } = entity;
    if (read.from !== 'graphql') continue;
    checkArguments(entity, read);
    addArguments(schema, entity);
    query(entity, read.list).resolve = (_root, args, context: QueryContext) => listRecords(context.site, entity, args);
    if (read.one !== undefined) {
      query(entity, read.one).resolve = (_root, args, context: QueryContext) =>
        context.site.table(entity.name).get(String(args['id'])) ?? null;
    }
  }
  validateInstants(schema);
  return schema;
}

/** Adds the arguments of filters of an extension, since SDL can't extend an existing query. */
export function addArguments(schema: GraphQLSchema, { read }: Entity): void {
  const list = read.from === 'graphql' && schema.getQueryType()?.getFields()[read.list];
  if (!list) return;
  const known = new Set(list.args.map(({ name }) => name));
  const added = Object.entries(read.arguments).filter(([name]) => !known.has(name));
  list.args = [
    ...list.args,
    ...added.flatMap(([name, typeName]) => {
      const type = schema.getType(typeName);
      return isInputType(type) ? [{ ...noDetails, name, type }] : [];
    }),
  ];
}

const noDetails = {
  description: undefined,
  defaultValue: undefined,
  deprecationReason: undefined,
  extensions: {},
  astNode: undefined,
};

/** Validates DateTime arguments. */
function validateInstants(schema: GraphQLSchema): void {
  const type = schema.getType('DateTime');
  if (!isScalarType(type)) return;
  const parseInstant = (value: unknown) => {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))) return value;
    throw new GraphQLError(`DateTime must be an ISO 8601 instant, not ${JSON.stringify(value)}.`);
  };
  type.parseValue = parseInstant;
  type.parseLiteral = (node) => parseInstant(node.kind === Kind.STRING ? node.value : null);
}
