/**
 * Fonts of the browser in tests, screenshots and measurements. They come from packages, so that a text is as wide, and
 * a row as high, on every machine.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface FontSet {
  /** Folders with fonts, in node_modules. */
  folders: readonly string[];
  /** Families for `system-ui` and `sans-serif`. The first one that has a character renders it. */
  families: readonly string[];
}

const allFolders = ['@expo-google-fonts', 'dejavu-fonts-ttf'];

/** For scripts and symbols that the first font lacks. */
const otherFamilies = [
  'Noto Sans',
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  'Noto Sans Thai',
  'DejaVu Sans',
  'BIZ UDPGothic',
  'ZCOOL XiaoWei',
  'Gowun Dodum',
  'Noto Emoji',
];

export const fontSets = {
  usual: { folders: allFolders, families: otherFamilies },
  /** A fifth narrower than the usual one. */
  narrow: { folders: allFolders, families: ['PT Sans Narrow', ...otherFamilies] },
  /** 8 % wider than the usual one. */
  wide: { folders: allFolders, families: ['DejaVu Sans', ...otherFamilies] },
  /** Those of a plain Debian, where characters of East and South Asia, and emoji, are boxes. */
  missing: { folders: ['dejavu-fonts-ttf'], families: ['DejaVu Sans'] },
} satisfies Record<string, FontSet>;

export type FontSetName = keyof typeof fontSets;

const isFontSetName = (name: string): name is FontSetName => Object.hasOwn(fontSets, name);

/** Set of fonts chosen by the environment variable FONTS. @throws if there is none of this name */
export function chooseFontSet(name = process.env['FONTS'] || 'usual'): FontSetName {
  if (isFontSetName(name)) return name;
  throw new Error(`FONTS=${name} is none of ${Object.keys(fontSets).join(', ')}.`);
}

/** Family that only the configuration of the set defines. It tells whether the browser reads it. */
const PROBE_FAMILY = 'Fonts of the tests';
const PROBE_RESULT = 'DejaVu Serif';

/** Texts in scripts that the first font lacks, and the family of the usual set that draws them. */
const otherScripts = [
  { text: 'متجر', family: 'Noto Sans Arabic' },
  { text: 'חנות', family: 'Noto Sans Hebrew' },
  { text: 'ร้านค้า', family: 'Noto Sans Thai' },
  { text: 'お店の商品', family: 'BIZ UDPGothic' },
  { text: '们这询', family: 'ZCOOL XiaoWei' },
  { text: '가게', family: 'Gowun Dodum' },
  { text: '🎁👩‍👧🇩🇪', family: 'Noto Emoji' },
];

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const formatAlias = (family: string, preferred: readonly string[]): string =>
  `<alias binding="same"><family>${family}</family><prefer>${preferred.map((name) => `<family>${name}</family>`).join('')}</prefer></alias>`;

/** Configuration of fontconfig with the fonts of the set alone, and with fixed rendering. */
function formatConfiguration({ folders, families }: FontSet, cacheFolder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `<dir>${escapeXml(join(root, 'node_modules', folder))}</dir>`).join('\n')}
<cachedir>${escapeXml(cacheFolder)}</cachedir>
<match target="font">
<edit name="antialias" mode="assign"><bool>true</bool></edit>
<edit name="hinting" mode="assign"><bool>true</bool></edit>
<edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
<edit name="rgba" mode="assign"><const>none</const></edit>
</match>
${formatAlias(PROBE_FAMILY, [PROBE_RESULT])}
${formatAlias('monospace', ['DejaVu Sans Mono'])}
${formatAlias('serif', ['DejaVu Serif'])}
<!-- Bound strongly, or the fonts of the system's language would come first. -->
<match target="pattern">
<edit name="family" mode="append_last" binding="strong">${families.map((name) => `<string>${name}</string>`).join('')}</edit>
</match>
</fontconfig>
`;
}

/**
 * Environment of a browser that has only the fonts of a set. Writes their configuration to .cache. Only Linux lets a
 * browser have its own fonts; elsewhere it uses the system's.
 */
export function provideFonts(name: FontSetName): Record<string, string> {
  const environment = Object.fromEntries(
    Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  if (process.platform !== 'linux') return environment;
  const folder = join(root, '.cache', 'fonts');
  const file = join(folder, `${name}.conf`);
  mkdirSync(folder, { recursive: true });
  const configuration = formatConfiguration(fontSets[name], join(folder, 'cache'));
  // Browsers of other workers may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== configuration) writeFileSync(file, configuration);
  // Without a locale that is installed, Chromium finds no other fonts in a folder whose name isn't ASCII.
  return { ...environment, LC_ALL: 'C.UTF-8', FONTCONFIG_FILE: file };
}

/** Returns what the browser draws with other fonts than those of the set, or null if it uses them. */
export async function findWrongFont(browser: Browser, name: FontSetName): Promise<string | null> {
  if (process.platform !== 'linux') return null;
  const [first] = fontSets[name].families;
  const expectations = [
    { style: `'${PROBE_FAMILY}', monospace`, text: 'Hamburg', family: PROBE_RESULT },
    { style: 'ui-monospace, monospace', text: 'Hamburg', family: 'DejaVu Sans Mono' },
    { style: 'system-ui, sans-serif', text: 'Hamburg, Łódź, Київ', family: first },
    ...(name === 'usual' ? otherScripts.map((sample) => ({ style: 'system-ui, sans-serif', ...sample })) : []),
  ];
  const page = await browser.newPage();
  try {
    const paragraphs = expectations.map(({ style, text }) => `<p style="font-family: ${style}">${text}</p>`);
    await page.setContent(`<meta charset="utf-8">${paragraphs.join('')}`);
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root: documentNode } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: documentNode.nodeId, selector: 'p' });
    for (const [index, { text, family }] of expectations.entries()) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[index] ?? 0 });
      const used = fonts.map(({ familyName }) => familyName);
      if (used.join() !== family) return `“${text}” is drawn with ${used.join(' and ')} instead of ${family}`;
    }
    return null;
  } finally {
    await page.close();
  }
}
