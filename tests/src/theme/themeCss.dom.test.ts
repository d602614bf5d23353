import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arabic } from '../../../i18n/ar';
import { english } from '../../../i18n/en';
import { french } from '../../../i18n/fr';
import { shell } from '../../../src/layout/shellHtml';
import { themeCss } from '../../../src/theme/themeCss';
import { palettes, sizes } from '../../../src/theme/tokens';

const css = themeCss();
const defined = new Set([...css.matchAll(/(--[a-z0-9-]+):/g)].map((match) => match[1]));

describe('themeCss', () => {
  it('contains all colors of both schemes, with the system as the default', () => {
    expect(css).toContain(':root{color-scheme:light;');
    expect(css).toContain(`:root[data-theme=dark]{color-scheme:dark;--background:${palettes.dark.background};`);
    expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;');
    for (const value of Object.values(palettes.light)) expect(css).toContain(value);
    for (const value of Object.values(palettes.dark)) expect(css).toContain(value);
  });

  it('contains all sizes, larger targets for touch, and reduced motion', () => {
    for (const [name, value] of Object.entries(sizes)) expect(css).toContain(`--${name}:${value};`);
    expect(css).toMatch(/@media \(pointer:coarse\)\{:root\{--control-height:44px;/);
    expect(css).toMatch(/prefers-reduced-motion:reduce\)\{\*/);
    expect(css).toContain(':focus-visible{outline:2px solid var(--focus)');
  });

  it('is safe in a style element', () => {
    expect(css).not.toMatch(/<\/style/i);
  });
});

const folder = join(import.meta.dirname, '../../../src');
const styleSheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

describe('style sheets', () => {
  it('exist', () => {
    expect(styleSheets.length).toBeGreaterThan(20);
  });

  it.each(styleSheets)('%s takes all colors from the theme, and uses existing variables only', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    const own = new Set([...text.matchAll(/(--[a-z0-9-]+):/g)].map((match) => match[1]));
    for (const [, variable] of text.matchAll(/var\((--[a-z0-9-]+)\s*\)/g)) {
      expect(defined.has(variable) || own.has(variable), `${variable} in ${name}`).toBe(true);
    }
    expect(text).not.toMatch(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i);
  });

  it.each(styleSheets)('%s composes existing classes only', (name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    for (const [, classNames = '', source = ''] of text.matchAll(/composes: ([\w ]+) from '([^']+)'/g)) {
      const composed = readFileSync(join(folder, dirname(name), source), 'utf8');
      for (const className of classNames.split(' ')) {
        expect(composed, `.${className} of ${source}`).toMatch(new RegExp(`\\.${className}\\b`));
      }
    }
  });
});

const components = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));

it.each(components)('%s uses existing classes only', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  for (const [, styles = '', source = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const styleSheet = readFileSync(join(folder, dirname(name), source), 'utf8');
    for (const [, className = ''] of text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))) {
      expect(styleSheet, `.${className} of ${source}`).toMatch(new RegExp(`\\.${className}\\b`));
    }
  }
});

describe('the static shell', () => {
  const labels = (language: string) =>
    [...document.querySelectorAll<HTMLElement>('.first-entry .first-label')].map(({ dataset }) => dataset[language]);

  it('names the pages of the menu in each language, and is hidden from screen readers', () => {
    document.body.innerHTML = shell.markup;
    expect(labels('en')).toEqual(expect.arrayContaining([english.shell.menu.dashboard, english.shell.menu.customers]));
    expect(labels('fr')).toContain(french.shell.menu.customers);
    expect(labels('ar')).toContain(arabic.shell.menu.customers);
    expect([...labels('en'), ...labels('fr'), ...labels('ar')]).not.toContain('');
    // A configuration may hide it.
    expect(labels('en')).not.toContain(english.shell.menu.billing);
    expect(document.body.textContent).toBe('');
    expect(document.body.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    document.body.innerHTML = '';
  });

  it.each(['en', 'fr', 'ar'])('shows its labels in %s', (language) => {
    expect(shell.css).toContain(`.first-label::before{content:attr(data-${language})}`);
  });

  it('has no style attribute or script, which would violate the Content-Security-Policy', () => {
    expect(shell.markup).not.toMatch(/style=|<script|on[a-z]+=/i);
  });

  it('has styles for every class', () => {
    for (const [, names = ''] of shell.markup.matchAll(/class="([^"]+)"/g)) {
      for (const name of names.split(' ').filter(Boolean)) expect(shell.css).toContain(`.${name}`);
    }
  });
});
