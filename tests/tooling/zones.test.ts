import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkZones } from '../../scripts/lint/checkZones';

const root = resolve(__dirname, '../..');
let copy = '';

/** Writes files into the copy, runs the check, and removes them. */
function withFiles<Result>(files: Record<string, string>, check: () => Result): Result {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  try {
    return check();
  } finally {
    for (const path of Object.keys(files)) rmSync(join(copy, path));
  }
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'console-lint-'));
  for (const path of ['biome.json', 'package.json', '.gitignore', 'tsconfig.json', 'scripts/lint'])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true }));

describe('import zones', () => {
  const crossings: [file: string, source: string][] = [
    ['src/lib/format/formatMoney.ts', "import { Button } from '../../ui/Button';"],
    ['src/lib/format/formatMoney.ts', "import { tokens } from '../../theme/tokens';"],
    ['src/theme/themeCss.ts', "import { Button } from '../ui/Button';"],
    ['src/ui/buttons/Button.tsx', "import { EntityList } from '../../engine/list/EntityList';"],
    ['src/ui/buttons/Button.tsx', "import { customers } from '../../../resources/customers';"],
    ['src/engine/list/EntityList.tsx', "import { useSite } from '../../session/useSite';"],
    ['src/engine/list/EntityList.tsx', "import { customers } from '../../../resources/customers';"],
    ['src/engine/list/EntityList.tsx', "import type { Site } from '../../session';"],
    ['src/session/SessionGate.tsx', "import { SignInPage } from '../features/auth/SignInPage';"],
    ['src/features/auth/SignInPage.tsx', "import { ContactPage } from '../contact/ContactPage';"],
    ['src/features/auth/SignInPage.tsx', "export { Shell } from '../../layout/Shell';"],
    ['src/features/auth/SignInPage.tsx', "const page = () => import('../contact/ContactPage');\nexport default page;"],
    ['src/features/locale/LocalePage.tsx', "import { snippets } from '../storefront/snippets';"],
    ['src/layout/Shell.tsx', "import { routes } from '../routes';"],
    ['src/layout/menu.ts', "import { SalesPage } from '../extensions/SalesPage';"],
    ['src/extensions/index.ts', "import { EntityList } from '../engine/list/EntityList';"],
    ['resources/index.ts', "import extension from '../src/extensions/index';"],
    ['i18n/i18n.ts', "import extension from '../src/extensions/index';"],
    ['src/layout/menu.ts', "import extension from '../extensions/index';"],
    ['src/routes.tsx', "import { App } from './App';"],
    ['src/features/auth/SignInPage.tsx', "import { startAll } from '../../../scripts/start/startAll';"],
    ['src/engine/list/EntityList.tsx', "import { createApp } from '../../../mock-server/createApp';"],
    ['src/engine/list/EntityList.tsx', "import Button from '@mui/material/Button';"],
    ['src/engine/list/EntityList.tsx', "import { List } from 'react-admin';"],
    ['src/theme/tokens.ts', "import { css } from '@emotion/react';"],
    ['dataProvider/index.ts', "import { List } from 'react-admin';"],
    ['dataProvider/index.ts', "import { useState } from 'react';"],
    ['dataProvider/index.ts', "import { english } from '../i18n/en';"],
    ['dataProvider/index.ts', "import { parse } from 'graphql';"],
    ['resources/faq.ts', "import { Button } from '../src/ui/buttons/Button';"],
    ['resources/faq.ts', "import { useRecordContext } from 'ra-core';"],
    ['i18n/index.ts', "import { entities } from '../resources';"],
    ['mock-server/createApp.ts', "import { createHttp } from '../dataProvider/http/http';"],
    ['src/engine/export/writeCsv.ts', "import Papa from 'papaparse';"],
    ['src/lib/files.ts', "import { readFile } from 'node:fs/promises';"],
    ['src/stray.ts', "import { Button } from './ui/Button';"],
    ['src/engine/listState/useListPage.ts', "import { EntityTable } from '../list/EntityTable';"],
    ['src/engine/flags/FlagPills.tsx', "import type { EntityListContextValue } from '../listState/EntityListContext';"],
    ['src/engine/flags/FlagPills.tsx', "export const load = () => import('../listState/listUrl');"],
    ['src/engine/stray.ts', "import { EntityList } from './list/EntityList';"],
    ['src/engine/list/EntityList.tsx', "import { stray } from '../newFolder/stray';"],
  ];

  it.each(crossings)('%s must not contain: %s', (file, source) => {
    const messages = withFiles({ [file]: source }, () => checkZones(copy));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`${file}:1: `);
  });

  const allowed: [file: string, source: string][] = [
    ['src/ui/buttons/Button.tsx', "import type { Tone } from '../../../resources/field';"],
    ['src/ui/buttons/Button.tsx', "import { money } from '../../lib/money';"],
    ['src/engine/list/EntityList.tsx', "import { entities } from '../../../resources';"],
    ['src/engine/list/EntityList.tsx', "import { columns } from '../columns/columns';"],
    ['src/engine/list/EntityTable.tsx', "import { useEntityListContext } from '../listState/EntityListContext';"],
    ['src/engine/listState/selection.ts', "import { listUrl } from './listUrl';"],
    [
      'src/features/storefront/theme/ThemePage.tsx',
      "import { useDictionary } from '../../locale/dictionaries/useDictionary';",
    ],
    ['src/features/forms/FormsPage.tsx', "import { useWidgetEditor } from '../storefront/useWidgetEditor';"],
    ['src/engine/create/CreatePage.tsx', "import { TextInput } from 'react-admin';"],
    ['src/extensions/SalesPage.tsx', "import { List } from 'react-admin';"],
    ['src/reactAdmin/ReactAdminWrapper.tsx', "import { List } from 'react-admin';"],
    ['src/extensions/index.ts', "export const load = () => import('./SalesPage');"],
    ['src/main.tsx', "import extension from './extensions/index';"],
    ['mock-server/createApp.ts', "import { fixtures } from '../src/extensions/fixtures';"],
    ['src/engine/list/EntityList.tsx', "import type { Identifier } from 'react-admin';"],
    ['src/features/auth/SignInPage.tsx', "import { SignInForm } from './SignInForm';"],
    ['src/features/auth/SignInPage.tsx', "import { useSite } from '../../session/useSite';"],
    ['src/App.tsx', "import { routes } from './routes';"],
    ['tests/src/ui/Button.test.tsx', "import { Button } from '../../../src/ui/buttons/Button';"],
  ];

  it.each(allowed)('%s may contain: %s', (file, source) => {
    expect(withFiles({ [file]: source }, () => checkZones(copy))).toEqual([]);
  });
});

describe('the public API', () => {
  const kit = { 'src/kit/page.ts': "export { Card } from '../ui/layout/Card';" };
  const checkExtension = (source: string) =>
    withFiles({ ...kit, 'src/extensions/own/SalesPage.tsx': source }, () => checkZones(copy));

  it.each([
    [
      "import { Card } from '../../ui/layout/Card';",
      'src/ui/layout/Card is private. Import from src/kit/page instead.',
    ],
    ["import { Shell } from '../../layout/Shell';", 'docs/public-api.md lists what an extension may import.'],
    ["import { faq } from '../../../resources/faq';", 'docs/public-api.md lists what an extension may import.'],
  ])('refuses %s', (source, why) => {
    const messages = checkExtension(source);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(why);
  });

  it.each([
    "import { Card } from '../../kit/page';",
    "import { defineEntity } from '../../../resources/entity';",
    "import { orders } from '../orders';",
    "import type { ConsoleExtension } from '../../defineConsole';",
  ])('allows %s', (source) => {
    expect(checkExtension(source)).toEqual([]);
  });
});

describe('lint rules', () => {
  const bans: [rule: string, path: string, source: string][] = [
    ['noRestrictedGlobals', 'src/engine/a.ts', "export const answer = fetch('/x');"],
    ['noJsRestrictedProperties', 'src/engine/b.ts', "export const answer = window.fetch('/x');"],
    ['noRestrictedGlobals', 'src/engine/c.ts', "export const stored = localStorage.getItem('x');"],
    ['noJsRestrictedProperties', 'src/ui/d.ts', "export const stored = window.sessionStorage.getItem('x');"],
    ['noDangerouslySetInnerHtml', 'src/ui/e.tsx', "export const x = <b dangerouslySetInnerHTML={{ __html: '' }} />;"],
    ['noJsxLiterals', 'src/ui/f.tsx', 'export const x = <b>Hello</b>;'],
    [
      'noRestrictedImports',
      'src/engine/create/g.ts',
      "import { UrlField } from 'react-admin';\nexport const x = UrlField;",
    ],
    [
      'noRestrictedImports',
      'src/engine/create/h.ts',
      "import { FileField } from 'react-admin';\nexport const x = FileField;",
    ],
    [
      'noRestrictedImports',
      'src/engine/create/i.ts',
      "import { RichTextField } from 'react-admin';\nexport const x = RichTextField;",
    ],
    ['noJsRestrictedProperties', 'src/ui/j.ts', "window.open('x');"],
    ['noRestrictedGlobals', 'src/ui/k.ts', "open('x');"],
    ['plugin', 'src/ui/l.ts', "location.href = 'x';"],
    ['plugin', 'src/ui/m.ts', "document.body.innerHTML = 'x';"],
    ['plugin', 'src/engine/n.tsx', 'export const x = <b mutationMode="undoable" />;'],
    ['plugin', 'src/engine/o.ts', "export const options = { mutationMode: 'undoable' };"],
    ['noExplicitAny', 'src/lib/p.ts', 'export const x = (y: any) => y;'],
    ['noNonNullAssertion', 'src/lib/q.ts', 'export const x = (y: string | null) => y!.length;'],
    ['noFloatingPromises', 'src/lib/r.ts', 'export function x() {\n  Promise.resolve(1);\n}'],
    ['useImportType', 'src/lib/s.ts', "import { Tone } from './tone';\nexport type T = Tone;"],
    ['noSkippedTests', 'tests/src/t.test.ts', "import { it } from 'vitest';\nit.skip('x', () => {});"],
    ['noFocusedTests', 'tests/src/u.test.ts', "import { it } from 'vitest';\nit.only('x', () => {});"],
    ['useAltText', 'src/ui/w.tsx', 'export const x = <img src="x" />;'],
  ];
  let report = '';

  function lint(files: Record<string, string>): string {
    return withFiles(files, () => {
      const args = [
        'node_modules/@biomejs/biome/bin/biome',
        'lint',
        '--reporter=github',
        '--max-diagnostics=none',
        '.',
      ];
      try {
        return execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
      } catch (error) {
        return String(Object(error)['stdout']);
      }
    });
  }

  beforeAll(() => {
    const cycle = {
      'src/lib/cycleOne.ts': "import { two } from './cycleTwo';\nexport const one = () => two;",
      'src/lib/cycleTwo.ts': "import { one } from './cycleOne';\nexport const two = () => one;",
    };
    report = lint({ ...Object.fromEntries(bans.map(([, path, source]) => [path, `${source}\n`])), ...cycle });
  }, 30_000);

  it.each(bans)('%s is reported in %s', (rule, path) => {
    const lines = report.split('\n').filter((line) => line.startsWith('::error') && line.includes(`/${path},`));
    expect(lines.some((line) => line.includes(rule))).toBe(true);
  });

  it('reports import cycles', () => {
    expect(report).toMatch(/noImportCycles.*cycleOne/);
  });

  it('allows fetch in http.ts, and storage in session.ts', () => {
    const quiet = lint({
      'dataProvider/http/http.ts': "export const answer = fetch('/x');\n",
      'dataProvider/session/session.ts': "export const stored = localStorage.getItem('x');\n",
    });
    expect(quiet).not.toContain('::error');
  });
});
