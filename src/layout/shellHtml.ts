/** Markup of the static shell in index.html, visible before any script has run. Generated at build time, in Node. */
import type { I18nProvider } from 'ra-core';
import { createI18n } from '../../i18n/createI18n';
import { getLanguages } from '../../i18n/language';
import { registerExtension } from '../defineConsole';
import extension from '../extensions/index';
import { themeCss } from '../theme/themeCss';
import { iconPaths } from '../ui/icons/iconPaths';
import type { MenuGroup, PageEntry, PageName } from './menu';

const rowWidths = [34, 22, 28, 40, 18, 30, 26, 36, 24, 32];

interface Shell {
  css: string;
  markup: string;
  /** Codes of the languages, of which the boot script chooses. */
  languages: readonly string[];
}

async function renderShell(): Promise<Shell> {
  // Before the menu is loaded, which reads it.
  await registerExtension(extension);
  const { getFixedGroups, getPageName } = await import('./menu');
  const languages = getLanguages();
  const codes = ['en', ...Object.keys(languages)];
  const translations = await Promise.all(
    codes.map(async (language): Promise<[string, I18nProvider['translate']]> => {
      const { i18nProvider } = createI18n(languages, extension.messages);
      await i18nProvider.changeLocale(language);
      return [language, i18nProvider.translate];
    }),
  );
  /** One attribute per language. */
  const getLabels = (page: PageName) =>
    translations
      .map(([language, translate]) => `data-${language}="${escapeText(getPageName(translate, page))}"`)
      .join(' ');
  return {
    css: [themeCss(), ...translations.map(([language]) => labelCss(language))].join('\n'),
    markup: markup(getFixedGroups(), getLabels),
    languages: codes,
  };
}

/** Style of the labels in one language. They are generated content, so a search for text finds only the real menu. */
function labelCss(language: string): string {
  return `:root${language === 'en' ? '' : `:lang(${language})`} .first-label::before{content:attr(data-${language})}`;
}

/** It is aria-hidden, because the real menu follows. */
function markup(groups: readonly MenuGroup[], getLabels: (page: PageName) => string): string {
  const label = (className: string, page: PageName) =>
    `<div class="first-label ${className}" ${getLabels(page)}></div>`;
  const entry = (page: PageEntry) => `<div class="first-entry">${icon(page.icon)}${label('', page)}</div>`;
  const groupsHtml = groups.map(
    ({ label: key, entries }) =>
      `<div class="first-group">${key === null ? '' : label('first-heading', { label: key })}${entries.map(entry).join('')}</div>`,
  );
  const rows = rowWidths.map(
    (width) => `<div class="first-row">${bar('15px')}${bar(`${width}%`)}${bar('14%')}${bar('9%')}</div>`,
  );
  return [
    '<div class="first" aria-hidden="true">',
    '<div class="first-side">',
    brand(),
    `<div class="first-store"><div class="first-avatar"></div>${bar('110px')}</div>`,
    `<div class="first-find">${icon('search')}${label('', { label: 'shell.help.find' })}</div>`,
    `<div class="first-menu">${groupsHtml.join('')}</div>`,
    '</div>',
    '<div class="first-main">',
    `<div class="first-title">${bar('190px')}${bar('240px')}</div>`,
    '<div class="first-sheet"><div class="first-tabs"></div><div class="first-tools"></div><div class="first-head"></div>',
    ...rows,
    '</div></div></div>',
  ].join('');
}

/** The place of the brand's logo, or its name. `brand` of config.json isn't known at build time. */
function brand(): string {
  const { name, logo } = extension.brand;
  if (logo !== undefined) return '<div class="first-brand first-logo"></div>';
  return name === undefined ? '' : `<div class="first-brand">${escapeText(name)}</div>`;
}

function icon(name: keyof typeof iconPaths): string {
  return `<svg class="first-icon" width="16" height="16" viewBox="0 0 16 16"><path d="${iconPaths[name]}"/></svg>`;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The width is an SVG attribute because a style attribute would violate the Content-Security-Policy. */
function bar(width: string): string {
  return `<svg class="first-bar" width="${width}" height="12"></svg>`;
}

/** Style sheet and markup: the menu, and a list without text. Awaited here, because the build imports only values. */
export const shell = await renderShell();
