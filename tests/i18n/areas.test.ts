import { describe, expect, it } from 'vitest';
import { languages } from '../../i18n/language';
import { namespaceMessages } from '../support/allMessages';
import { areasOfModules } from './support/areasOfModules';
import { literalKeys, patternKeys, sources } from './support/keys';

const entries = ['src/main.tsx', 'src/boot/boot.ts'];
const sure = areasOfModules(sources, entries);
const getArea = (key: string) => key.slice(0, key.indexOf('.'));

describe('namespaces', () => {
  it('are imported by the code that uses them', () => {
    const raw = [...literalKeys, ...patternKeys].filter(
      ({ name, key }) => namespaceMessages.has(getArea(key)) && sure.get(name)?.has(getArea(key)) === false,
    );
    expect(raw.map(({ name, key }) => `${name} says ${key}, but may run without the words of ${getArea(key)}`)).toEqual(
      [],
    );
  });

  it('are checked in all reachable modules', () => {
    expect(sure.size).toBeGreaterThan(150);
    expect(sure.has('src/engine/create/CreatePage.tsx')).toBe(true);
  });

  it.each(Object.entries(languages))('of the first page are in the first file of %s', async (_code, { load }) => {
    const firstPages = ['src/layout/SignedOutApp.tsx', 'src/features/dashboard/StartPage.tsx', 'src/routes.tsx'];
    const areas = new Set(firstPages.flatMap((name) => [...(sure.get(name) ?? [])]));
    const messages = await load();
    expect(areas).toContain('auth');
    expect([...areas].filter((area) => !(area in messages))).toEqual([]);
  });
});

describe('namespaces of a module', () => {
  const module = (name: string, text: string) => ({ name, text });
  const main = (text: string) => module('src/main.tsx', text);
  const words = (area: string) => `import '../i18n/en/areas/${area}';\n`;
  const part = (text = '') => module('src/Part.tsx', `${text}import { inner } from './inner';\nexport default inner;`);
  const inner = (text = '') => module('src/inner.ts', `${text}export const inner = 1;`);
  const getAreas = (name: string, ...given: { name: string; text: string }[]) => [
    ...(areasOfModules(given, ['src/main.tsx']).get(name) ?? ['not reached']),
  ];
  const lazily = main("lazy(() => import('./Part'));");

  it('include those of its importers and imports', () => {
    expect(getAreas('src/inner.ts', lazily, part(words('compose')), inner())).toEqual(['compose']);
    expect(getAreas('src/Part.tsx', lazily, part(), inner(words('replies')))).toEqual(['replies']);
    expect(getAreas('src/main.tsx', lazily, part(), inner(words('replies')))).toEqual([]);
  });

  it('exclude those that are not loaded by all importers', () => {
    const both = main("import './inner';\nlazy(() => import('./Part'));");
    expect(getAreas('src/Part.tsx', both, part(words('compose')), inner())).toEqual(['compose']);
    expect(getAreas('src/inner.ts', both, part(words('compose')), inner())).toEqual([]);
  });

  it('are not loaded by type imports', () => {
    const typeOnly = main("import type { Part } from './Part';");
    expect(getAreas('src/inner.ts', typeOnly, part(words('compose')), inner())).toEqual(['not reached']);
  });
});
