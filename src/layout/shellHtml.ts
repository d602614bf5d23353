/** Markup of the static shell in index.html, visible before any script has run. Generated at build time, in Node. */
import { english } from '../../i18n/en';
import { languages } from '../../i18n/language';
import { themeCss } from '../theme/themeCss';
import { iconPaths } from '../ui/icons/iconPaths';
import { fixedGroups, type PageEntry } from './menu';

const rowWidths = [34, 22, 28, 40, 18, 30, 26, 36, 24, 32];

/** Messages by language. */
type Catalogs = readonly (readonly [language: string, messages: object])[];

interface Shell {
  css: string;
  markup: string;
}

async function renderShell(): Promise<Shell> {
  const catalogs: Catalogs = [
    ['en', english],
    ...(await Promise.all(
      Object.entries(languages).map(async ([language, { load }]) => [language, (await load()).messages] as const),
    )),
  ];
  return {
    css: [themeCss(), ...catalogs.map(([language]) => labelCss(language))].join('\n'),
    markup: markup(catalogs),
  };
}

/** Shows the labels in one language. They are generated content, so that nothing finds the same label twice. */
function labelCss(language: string): string {
  return `:root${language === 'en' ? '' : `:lang(${language})`} .first-label::before{content:attr(data-${language})}`;
}

/** It is aria-hidden, because the real menu follows. */
function markup(catalogs: Catalogs): string {
  const label = (className: string, key: string, fallback?: string) =>
    `<div class="first-label ${className}" ${labels(catalogs, key, fallback)}></div>`;
  const entry = ({ icon: name, label: key, fallback }: PageEntry) =>
    `<div class="first-entry">${icon(name)}${label('', key, fallback)}</div>`;
  const groups = fixedGroups.map(
    ({ label: key, entries }) =>
      `<div class="first-group">${key === null ? '' : label('first-heading', key)}${entries.map(entry).join('')}</div>`,
  );
  const rows = rowWidths.map(
    (width) => `<div class="first-row">${bar('15px')}${bar(`${width}%`)}${bar('14%')}${bar('9%')}</div>`,
  );
  return [
    '<div class="first" aria-hidden="true">',
    '<div class="first-side">',
    `<div class="first-store"><div class="first-avatar"></div>${bar('110px')}</div>`,
    `<div class="first-find">${icon('search')}${label('', 'shell.help.find')}</div>`,
    `<div class="first-menu">${groups.join('')}</div>`,
    '</div>',
    '<div class="first-main">',
    `<div class="first-title">${bar('190px')}${bar('240px')}</div>`,
    '<div class="first-sheet"><div class="first-tabs"></div><div class="first-tools"></div><div class="first-head"></div>',
    ...rows,
    '</div></div></div>',
  ].join('');
}

function icon(name: keyof typeof iconPaths): string {
  return `<svg class="first-icon" width="16" height="16" viewBox="0 0 16 16"><path d="${iconPaths[name]}"/></svg>`;
}

/** One attribute per language. */
function labels(catalogs: Catalogs, key: string, fallback?: string): string {
  return catalogs
    .map(([language, messages]) => {
      const text = findText(messages, key) ?? (fallback && findText(messages, fallback)?.split(' |||| ').at(-1)) ?? '';
      return `data-${language}="${escapeAttribute(text)}"`;
    })
    .join(' ');
}

function findText(tree: object, key: string): string | undefined {
  const found = key.split('.').reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), tree);
  return typeof found === 'string' ? found : undefined;
}

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The width is an SVG attribute because a style attribute would violate the Content-Security-Policy. */
function bar(width: string): string {
  return `<svg class="first-bar" width="${width}" height="12"></svg>`;
}

/** Style sheet and markup: the menu, and a list without text. Awaited here, because the build imports only values. */
export const shell = await renderShell();
