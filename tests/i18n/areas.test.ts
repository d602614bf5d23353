import { describe, expect, it } from 'vitest';
import { areaWords } from '../support/allWords';
import { areasOfModules } from './support/areasOfModules';
import { literalKeys, patternKeys, sources } from './support/keys';

const entries = ['src/main.tsx', 'src/boot/boot.ts'];
const sure = areasOfModules(sources, entries);
const areaOf = (key: string) => key.slice(0, key.indexOf('.'));

describe('the words of an area', () => {
  it('are there whenever the code runs that says them', () => {
    const raw = [...literalKeys, ...patternKeys].filter(({ name, key }) => {
      const area = areaOf(key);
      return [...areaWords.keys()].some((one) => one === area) && sure.get(name)?.has(area) === false;
    });
    expect(raw.map(({ name, key }) => `${name} says ${key}, but may run without the words of ${areaOf(key)}`)).toEqual(
      [],
    );
  });

  it('are looked for in every module that the console can load', () => {
    expect(sure.size).toBeGreaterThan(150);
    expect(sure.has('src/engine/create/CreatePage.tsx')).toBe(true);
  });
});

describe('the areas that a module may count on', () => {
  const module = (name: string, text: string) => ({ name, text });
  const main = (text: string) => module('src/main.tsx', text);
  const part = module('src/Part.tsx', "import { inner } from './inner';\nexport default inner;");
  const inner = module('src/inner.ts', 'export const inner = 1;');
  const areasOf = (name: string, ...given: { name: string; text: string }[]) => [
    ...(areasOfModules([...given, part, inner], ['src/main.tsx']).get(name) ?? ['not reached']),
  ];

  it('are those that come with it, and with what loads it', () => {
    const lazily = main("lazy(() => withWords(['compose', 'replies'], () => import('./Part')));");
    expect(areasOf('src/inner.ts', lazily)).toEqual(['compose', 'replies']);
  });

  it('are none where it can come without them', () => {
    const both = main("import './inner';\nlazy(() => withWords('compose', () => import('./Part')));");
    expect(areasOf('src/Part.tsx', both)).toEqual(['compose']);
    expect(areasOf('src/inner.ts', both)).toEqual([]);
    const twice = main("withWords('compose', () => import('./Part'));\nwithWords('queue', () => import('./Part'));");
    expect(areasOf('src/Part.tsx', twice)).toEqual([]);
  });

  it('are not brought by an import without words, nor by types', () => {
    expect(areasOf('src/inner.ts', main("import('./Part');"))).toEqual([]);
    expect(areasOf('src/inner.ts', main("import type { Part } from './Part';"))).toEqual(['not reached']);
  });
});
