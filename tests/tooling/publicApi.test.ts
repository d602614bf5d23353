import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { collectPublicTypes, findUnnamedChanges, readWrittenTypes } from '../../scripts/check/publicTypes';
import { publicModules } from '../../scripts/lint/zones';
import { parseSteps } from '../src/engine/guide/followGuide';

const root = join(import.meta.dirname, '../..');

const kit = readdirSync(join(root, 'src/kit')).filter((name) => /^[a-z]\w*\.ts$/.test(name) && name !== 'getEntity.ts');

/** Names that a module exports. */
function getExports(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  return module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? ''));
}

/** What the changelog says of the surface, from the first version on: `Public API: added …` and `removed …`. */
function readChangelog(): string[] {
  const names = new Set<string>();
  const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').replace(/\n {2}/g, ' ');
  for (const line of text.split('\n').reverse()) {
    const [, change, list = ''] = /^- Public API: (added|removed|changed) (.*)$/.exec(line) ?? [];
    for (const [, name = ''] of list.matchAll(/`(\w+)`/g)) {
      if (change === 'added') names.add(name);
      if (change === 'removed') names.delete(name);
    }
  }
  return [...names].sort();
}

describe('the public API', () => {
  const surface = kit.flatMap((name) => getExports(`src/kit/${name}`)).sort();

  it('has a changelog entry for every name that was added or removed', () => {
    expect(readChangelog()).toEqual(surface);
  });

  it('has an example of each name in docs/public-api.md, from the module that exports it', () => {
    const examples = [...parseSteps('docs/public-api.md'), ...parseSteps('docs/react-admin.md')];
    for (const name of kit) {
      const module = `../kit/${name.replace(/\.ts$/, '')}`;
      const imported = examples.flatMap(({ text }) =>
        [...text.matchAll(/import \{([^}]*)\} from '([^']*)'/g)].flatMap(([, names = '', from]) =>
          from === module ? names.split(',').map((part) => part.trim()) : [],
        ),
      );
      expect(new Set(imported.filter(Boolean)), module).toEqual(new Set(getExports(`src/kit/${name}`)));
    }
  });

  it('has the types of docs/public-api.json, which `npm run public-api` writes with an entry in the changelog', () => {
    expect(collectPublicTypes()).toEqual(readWrittenTypes());
  });

  it('has a changelog entry for each changed type', () => {
    const before = { CardProps: 'title: string', Card: 'Card' };
    const after = { CardProps: 'title: number', Card: 'Card', 'CardTone src/ui/Card': 'string' };
    const changelog =
      '# Changelog\n\n## Unreleased\n\n- Public API: changed `CardProps`: `title`\n  is a number.\n\n## 1.0.0\n';
    expect(findUnnamedChanges(before, after, changelog)).toEqual([]);
    expect(findUnnamedChanges(after, before, '# Changelog\n\n## Unreleased\n')).toEqual(['CardProps', 'CardTone']);
  });

  it('lists the modules that lint allows', () => {
    const text = readFileSync(join(root, 'docs/public-api.md'), 'utf8');
    expect(publicModules.filter((module) => !text.includes(`\`${module}\``))).toEqual([]);
  });
});
