/** The published contract: complete, current, valid for other tools, and consistent with its own examples. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lint, loadConfig } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { getCallName } from '../../dataProvider/contract/call';
import { contractAreas } from '../../dataProvider/contract/contractAreas';
import { inspectShape } from '../../dataProvider/diagnostics/inspect';
import { sanitizeToken } from '../../dataProvider/session/accessToken';
import { createApp } from '../../mock-server/createApp';
import { listen } from '../../mock-server/listen';
import { loadAllEntities } from '../../resources/loadAllEntities';
import { contractFolder, createContractFiles } from '../../scripts/contract/contractFiles';
import { createOpenApi } from '../../scripts/contract/createOpenApi';

const entities = await loadAllEntities();

const calls = contractAreas(entities).flatMap((area) => area.calls);
const readContract = (name: string) => readFileSync(new URL(name, contractFolder), 'utf8');

describe('docs/contract', () => {
  it('[DEV-03] asks for the CORS headers that the mock server sends, as the guide to deployment does', async () => {
    const origin = 'https://console.example.com';
    const server = await listen(
      createApp({ customers: 1, reviews: 1, rewards: 1, questions: 1, origins: [origin] }),
      0,
    );
    const getHeaders = async (method: string) => {
      const { headers } = await fetch(`${server.url}/auth/sites`, { method, headers: { Origin: origin } });
      return [...headers].flatMap(([name, value]) => (name.startsWith('access-control-') ? [`${name}: ${value}`] : []));
    };
    const getDocumented = (path: string) =>
      [...readContract(path).matchAll(/^(Access-Control-[\w-]+): (.*)$/gm)].map(
        ([, name = '', value = '']) => `${name.toLowerCase()}: ${value.replace("<the console's origin>", origin)}`,
      );
    const sent = await getHeaders('OPTIONS');
    expect(sent).toHaveLength(5);
    expect(getDocumented('README.md').sort()).toEqual(sent.sort());
    expect(getDocumented('../deploy.md').sort()).toEqual(sent.sort());
    expect((await getHeaders('GET')).sort()).toEqual(sent.filter((line) => /-(origin|expose-headers):/.test(line)));
    await server.close();
  });

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

  it('[DEV-08] passes Redocly without errors and warnings', async () => {
    const getPath = (name: string) => fileURLToPath(new URL(name, contractFolder));
    const config = await loadConfig({ configPath: getPath('redocly.yaml') });
    const problems = await lint({ ref: getPath('openapi.yaml'), config });
    expect(problems.filter(({ ignored }) => !ignored).map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual(
      [],
    );
  });

  it('[DEV-08] passes Spectral without errors and warnings, with a description of every parameter and tag', async () => {
    const spectral = new spectralCore.Spectral();
    const rules = { 'oas3-parameter-description': 'error', 'tag-description': 'error' } as const;
    // The types of the two packages differ in optional properties.
    spectral.setRuleset(Object({ extends: [oas], rules }));
    const problems = await spectral.run(parse(readContract('openapi.yaml')));
    expect(problems.map(({ code, message, path }) => `${code}: ${message} ${path.join('.')}`)).toEqual([]);
  });

  it('[DEV-08] has the names of `resources`', () => {
    const { components } = parse(readContract('openapi.yaml'));
    const names = Object.keys(components.schemas);
    const files = import.meta.glob<string>('../../resources/**/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const types = Object.values(files).flatMap((text) =>
      [...text.matchAll(/^export type (\w+) = z\.infer</gm)].map(([, name = '']) => name),
    );
    expect(types.length).toBeGreaterThan(15);
    expect(types.filter((name) => !names.includes(name))).toEqual([]);
    const rows = entities.map(({ name, write }) => write.responseKey || name);
    const lowerCaseNames = names.map((name) => name.toLowerCase());
    expect(rows.filter((name) => !lowerCaseNames.includes(name))).toEqual([]);
  });

  it('has a GraphQL schema that can be built, with the queries of every entity', () => {
    const fields = buildSchema(readContract('schema.graphql')).getQueryType()?.getFields() ?? {};
    for (const { read } of entities) if (read.from === 'graphql') expect(Object.keys(fields)).toContain(read.list);
  });

  it.each(calls.map((call) => [getCallName(call), call] as const))('has examples that fit: %s', (_name, call) => {
    expect(inspectShape(call.response, call.examples.response)).toEqual([]);
    if (call.examples.body !== undefined && call.body) expect(inspectShape(call.body, call.examples.body)).toEqual([]);
  });

  it('[DEV-03] has examples of tokens that a header can carry', () => {
    const tokens = calls.flatMap(({ examples }) =>
      [...JSON.stringify(examples).matchAll(/"(?:access_token|accessToken)":("[^"]*")/g)].map(([, text = '']) => text),
    );
    expect(tokens.length).toBeGreaterThan(4);
    for (const token of tokens) expect(sanitizeToken(JSON.parse(token))).toBe(JSON.parse(token));
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
