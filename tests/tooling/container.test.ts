import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findCommand, findVariables, parseDockerfile } from '../../scripts/container/dockerfile';

const root = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const stages = parseDockerfile(read('Dockerfile'));

describe('the container', () => {
  it('[DEV-06] is built from the lock file', () => {
    const build = stages.find(({ name }) => name === 'build');
    const steps = build?.instructions.map(({ name, text }) => `${name} ${text}`) ?? [];
    expect(steps.slice(1, 3)).toEqual(['COPY package.json package-lock.json .npmrc ./', 'RUN npm ci --ignore-scripts']);
    const scripts = JSON.parse(read('package.json')).scripts;
    expect(steps).toContain('RUN npm run build');
    expect(scripts.build).toMatch(/vite build.*buildServer/);
  });

  it.each(['mock-server', 'console'])('%s runs as another user than root', (name) => {
    const stage = stages.find((candidate) => candidate.name === name);
    expect(stage?.instructions.find((instruction) => instruction.name === 'USER')?.text).toBe('node');
    expect(stage && findCommand(stage, 'CMD')[0]).toBe('node');
  });

  it('[DEV-06] has a last stage without packages, with a health check', () => {
    const stage = stages.at(-1);
    expect(stage?.instructions.filter(({ name }) => name === 'RUN')).toEqual([]);
    expect(stage && findVariables(stage)).toEqual({ PORT: '8080' });
    expect(stage && findCommand(stage, 'HEALTHCHECK')).toEqual(['node', 'dist-server/serve.mjs', '--check']);
  });

  it('publishes the mock server, whose password is known, to this machine only', () => {
    expect(parse(read('compose.yaml')).services['mock-server'].ports).toEqual(['127.0.0.1:4000:4000']);
  });

  it('is read-only and without privileges in compose.yaml, which names existing stages', () => {
    const { services } = parse(read('compose.yaml'));
    expect(Object.keys(services)).toEqual(['console', 'mock-server']);
    for (const service of Object.values<Record<string, unknown>>(services)) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(stages.map(({ name }) => name)).toContain(Object(service['build']).target);
    }
  });
});
