import { buildSchema, GraphQLError, type GraphQLSchema, isScalarType, Kind } from 'graphql';
import type { Entity } from '../../resources/entity';
import type { Site } from '../store/site';
import { checkArguments, listRecords } from './listRecords';

/** What a resolver gets to know of the request. */
export interface QueryContext {
  site: Site;
  /** Address of this server, set before the pictures it serves. */
  address: string;
}

/**
 * The provider's schema, answered from the entities' declarations.
 * @param definitions text of schema.graphql
 * @throws Error naming the entity whose query the schema does not have
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
    checkArguments(entity);
    query(entity, entity.read.list).resolve = (_root, args, context: QueryContext) =>
      listRecords(context.site, entity, args);
    if (entity.read.one !== undefined) {
      query(entity, entity.read.one).resolve = (_root, args, context: QueryContext) =>
        context.site.table(entity.name).get(String(args['id'])) ?? null;
    }
  }
  readInstants(schema);
  return schema;
}

/** An instant in an argument must be one. */
function readInstants(schema: GraphQLSchema): void {
  const type = schema.getType('DateTime');
  if (!isScalarType(type)) return;
  const read = (value: unknown) => {
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))) return value;
    throw new GraphQLError(`DateTime must be an ISO 8601 instant, not ${JSON.stringify(value)}.`);
  };
  type.parseValue = read;
  type.parseLiteral = (node) => read(node.kind === Kind.STRING ? node.value : null);
}
