/** The published contract: complete, current, and consistent with its own examples. */
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { getCallName } from '../../dataProvider/contract/call';
import { contractAreas } from '../../dataProvider/contract/contractAreas';
import { inspectShape } from '../../dataProvider/diagnostics/inspect';
import { loadAllEntities } from '../../resources/loadAllEntities';
import { contractFolder, createContractFiles } from '../../scripts/contract/contractFiles';
import { createOpenApi } from '../../scripts/contract/createOpenApi';

const entities = await loadAllEntities();

const calls = contractAreas(entities).flatMap((area) => area.calls);
const readContract = (name: string) => readFileSync(new URL(name, contractFolder), 'utf8');

describe('docs/contract', () => {
  it.each(Object.entries(createContractFiles()))('[DEV-03] %s is what `npm run contract` writes', (name, text) => {
    expect(readContract(name)).toBe(text);
  });

  it('is an OpenAPI 3.1 document with every call once, and without dangling references', () => {
    const document = parse(readContract('openapi.yaml'), { maxAliasCount: 0 });
    expect(document.openapi).toBe('3.1.0');
    expect(document).toEqual(JSON.parse(JSON.stringify(createOpenApi(entities))));
    const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(Object.values);
    expect(operations).toHaveLength(calls.length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length);
    expect(new Set(calls.map(getCallName)).size).toBe(calls.length);
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
    for (const [, path = ''] of references) {
      expect(
        path.split('/').reduce((inner, step) => inner?.[step], document),
        path,
      ).toBeDefined();
    }
  });

  it('has a GraphQL schema that can be built, with the queries of every entity', () => {
    const fields = buildSchema(readContract('schema.graphql')).getQueryType()?.getFields() ?? {};
    for (const { read } of entities) if (read.from === 'graphql') expect(Object.keys(fields)).toContain(read.list);
  });

  it.each(calls.map((call) => [getCallName(call), call] as const))('has examples that fit: %s', (_name, call) => {
    expect(inspectShape(call.response, call.examples.response)).toEqual([]);
    if (call.examples.body !== undefined && call.body) expect(inspectShape(call.body, call.examples.body)).toEqual([]);
  });

  it('compares types, choices, and instants of responses, without reporting values', () => {
    const widgets = calls.find((call) => getCallName(call) === 'GET /admin/widgets');
    const misfits =
      widgets && inspectShape(widgets.response, { widgets: [{ _id: '', data: {}, isEnabled: 'secret' }, null] });
    expect(misfits).toEqual([
      { path: 'widgets.*', expected: 'object', actual: 'null' },
      { path: 'widgets.*._id', expected: 'not empty', actual: 'empty string' },
      { path: 'widgets.*.isEnabled', expected: 'boolean', actual: 'string' },
    ]);
  });
});
