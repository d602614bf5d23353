import { readFileSync } from 'node:fs';
import { fixtures } from '../../src/extensions/fixtures';

/** Reads the GraphQL schema: that of the console's own entities, extended by that of `src/extensions`. */
export function readSchema(): string {
  const schema = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
  return fixtures.schema === undefined ? schema : `${schema}\n${fixtures.schema}`;
}
