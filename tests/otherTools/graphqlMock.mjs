/** Serves schema.graphql with the mocks of graphql-tools, on the port of the first argument. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { addMocksToSchema } from '@graphql-tools/mock';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { graphql } from 'graphql';

const typeDefs = readFileSync(new URL('../../docs/contract/schema.graphql', import.meta.url), 'utf8');
const AT = '2026-01-31T08:00:00.000Z';
const mocks = { DateTime: () => AT, Date: () => AT.slice(0, 10), JSON: () => ({}), Int: () => 1, Float: () => 1.5 };
const schema = addMocksToSchema({ schema: makeExecutableSchema({ typeDefs }), mocks });

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { query = '', variables } = JSON.parse(Buffer.concat(chunks).toString() || '{}');
  const result = await graphql({ schema, source: query, variableValues: variables });
  response.writeHead(result.errors ? 400 : 200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(result));
});
server.listen(Number(process.argv[2]), 'localhost');
