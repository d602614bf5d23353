import { describe, expect, it } from 'vitest';
import { namespaceMessages } from '../support/allMessages';
import { areasOfModules } from './support/areasOfModules';
import { literalKeys, patternKeys, sources } from './support/keys';

const entries = ['src/main.tsx', 'src/boot/boot.ts'];
const sure = areasOfModules(sources, entries);
const getArea = (key: string) => key.slice(0, key.indexOf('.'));

describe('namespaces', () => {
  it('are loaded before the code that uses them', () => {
    const raw = [...literalKeys, ...patternKeys].filter(({ name, key }) => {
      const area = getArea(key);
      return [...namespaceMessages.keys()].some((item) => item === area) && sure.get(name)?.has(area) === false;
    });
    expect(raw.map(({ name, key }) => `${name} says ${key}, but may run without the words of ${getArea(key)}`)).toEqual(
      [],
    );
  });

  it('are checked in all reachable modules', () => {
    expect(sure.size).toBeGreaterThan(150);
    expect(sure.has('src/engine/create/CreatePage.tsx')).toBe(true);
  });
});

describe('namespaces of a module', () => {
  const module = (name: string, text: string) => ({ name, text });
  const main = (text: string) => module('src/main.tsx', text);
  const part = module('src/Part.tsx', "import { inner } from './inner';\nexport default inner;");
  const inner = module('src/inner.ts', 'export const inner = 1;');
  const getAreas = (name: string, ...given: { name: string; text: string }[]) => [
    ...(areasOfModules([...given, part, inner], ['src/main.tsx']).get(name) ?? ['not reached']),
  ];

  it('include those of its importers', () => {
    const lazily = main("lazy(() => withMessages(['compose', 'replies'], () => import('./Part')));");
    expect(getAreas('src/inner.ts', lazily)).toEqual(['compose', 'replies']);
  });

  it('exclude those that are not loaded by all importers', () => {
    const both = main("import './inner';\nlazy(() => withMessages('compose', () => import('./Part')));");
    expect(getAreas('src/Part.tsx', both)).toEqual(['compose']);
    expect(getAreas('src/inner.ts', both)).toEqual([]);
    const twice = main(
      "withMessages('compose', () => import('./Part'));\nwithMessages('queue', () => import('./Part'));",
    );
    expect(getAreas('src/Part.tsx', twice)).toEqual([]);
  });

  it('are not loaded by plain or type imports', () => {
    expect(getAreas('src/inner.ts', main("import('./Part');"))).toEqual([]);
    expect(getAreas('src/inner.ts', main("import type { Part } from './Part';"))).toEqual(['not reached']);
  });
});
