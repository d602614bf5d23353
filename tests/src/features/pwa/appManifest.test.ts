import { describe, expect, it } from 'vitest';
import {
  type AppManifest,
  findInvalidColors,
  getIconLabel,
  toAppManifest,
  toPwaManifest,
  toWebManifest,
} from '../../../../src/features/pwa/appManifest';
import { checkReadiness } from '../../../../src/features/pwa/readiness/checkReadiness';
import type { IconSize } from '../../../../src/features/pwa/useAppIcon';

const icon = { src: 'https://media.example/icon.png', type: 'image/png' };
const stored = {
  name: 'Nordlys Atelier',
  short_name: 'Nordlys',
  theme_color: '#0b5d4e',
  background_color: '#ffffff',
  app_icon: { ...icon, sizes: '512x512' },
  orientation: 'portrait',
};
const draft = toAppManifest(stored);
const large: IconSize = { kind: 'pixels', width: 512, height: 512 };

describe('toPwaManifest', () => {
  it('[PWA-01] returns the whole manifest, with unknown keys and values that were not edited', () => {
    expect(toPwaManifest(stored, draft)).toEqual(stored);
    expect(toPwaManifest(stored, { ...draft, name: ' Nordlys ', themeColor: '#ABCDEF' })).toEqual({
      ...stored,
      name: 'Nordlys',
      theme_color: '#abcdef',
    });
  });

  it('replaces the icon as a whole, and removes it', () => {
    const other = { src: 'https://media.example/other.svg', type: 'image/svg+xml' };
    expect(toPwaManifest(stored, { ...draft, icons: [other] }).app_icon).toEqual(other);
    expect(toPwaManifest(stored, { ...draft, icons: [] }).app_icon).toBeNull();
  });

  it('begins with nulls if there is none', () => {
    const empty = { name: null, short_name: null, theme_color: null, background_color: null, app_icon: null };
    expect(toPwaManifest(null, toAppManifest(null))).toEqual(empty);
    expect(toPwaManifest(null, { ...toAppManifest(null), shortName: 'Nordlys' })).toEqual({
      ...empty,
      short_name: 'Nordlys',
    });
  });
});

describe('drafts', () => {
  it('are invalid only for changed colors that are no hex colors', () => {
    const saved = { ...draft, themeColor: 'teal' };
    expect(findInvalidColors(saved, { ...saved, backgroundColor: '' })).toEqual([]);
    expect(findInvalidColors(saved, { ...saved, backgroundColor: 'red', themeColor: '#12' })).toEqual([
      'themeColor',
      'backgroundColor',
    ]);
  });

  it('label the icon by the short name, or else the name', () => {
    expect(getIconLabel({ name: 'Nordlys Atelier', shortName: ' ' })).toBe('Nordlys Atelier');
    expect(getIconLabel(draft)).toBe('Nordlys');
  });
});

describe('checkReadiness', () => {
  const check = (manifest: Partial<AppManifest> = {}, iconSize: IconSize = large, website = 'https://s1.example') =>
    checkReadiness({ manifest: { ...draft, ...manifest }, iconSize, website })
      .filter(({ state }) => state !== 'passed')
      .map(({ key, state }) => `${key.replace('pwa.ready.', '')} ${state}`);

  it('[PWA-01] passes a complete manifest', () => {
    expect(check()).toEqual([]);
    expect(check({}, { kind: 'scalable' })).toEqual([]);
  });

  it.each<[string, Partial<AppManifest>, IconSize, string[]]>([
    ['a name of 46 characters', { name: 'n'.repeat(46) }, large, ['longName failed']],
    ['a short name of 13 characters', { shortName: 's'.repeat(13) }, large, ['longShortName failed']],
    ['only a long name', { shortName: '', name: 'Nordlys Atelier' }, large, ['longShortName failed']],
    ['no names', { name: '', shortName: '' }, large, ['noName failed', 'noShortName failed']],
    ['no icon', {}, { kind: 'none' }, ['noIcon failed', 'noIcon failed']],
    ['a small icon', {}, { kind: 'pixels', width: 200, height: 200 }, ['smallIcon failed']],
    ['a wide icon', {}, { kind: 'pixels', width: 600, height: 512 }, ['notSquare failed']],
    ['an icon on another host', {}, { kind: 'unknown' }, ['unmeasured unknown', 'unmeasured unknown']],
    [
      'no colors',
      { themeColor: '', backgroundColor: '' },
      large,
      ['themeColor.missing failed', 'backgroundColor.missing failed'],
    ],
    ['an unreadable color', { themeColor: 'teal' }, large, ['themeColor.unreadable failed']],
    // Chrome draws white text from 3:1 on, which is too low to read below 4.5:1.
    ['a medium color', { themeColor: '#888888' }, large, ['themeColor.low failed']],
  ])('[PWA-01] reports %s', (_name, manifest, iconSize, issues) => {
    expect(check(manifest, iconSize)).toEqual(issues);
  });

  it('[PWA-01] reports a store without HTTPS or web address', () => {
    expect(check({}, large, 'http://s1.example')).toEqual(['noHttps failed']);
    expect(check({}, large, 's1.example')).toEqual(['noScheme unknown']);
    expect(checkReadiness({ manifest: draft, iconSize: large, website: null })[0]).toMatchObject({ state: 'unknown' });
  });
});

describe('toWebManifest', () => {
  it('returns a web app manifest with the known size of the icon', () => {
    expect(JSON.parse(toWebManifest(draft, 'https://s1.example/', large))).toEqual({
      name: 'Nordlys Atelier',
      short_name: 'Nordlys',
      start_url: 'https://s1.example/',
      display: 'standalone',
      theme_color: '#0b5d4e',
      background_color: '#ffffff',
      icons: [{ ...icon, sizes: '512x512' }],
    });
    expect(JSON.parse(toWebManifest(draft, null, { kind: 'scalable' })).icons[0].sizes).toBe('any');
  });

  it('leaves out what is not set', () => {
    expect(JSON.parse(toWebManifest(toAppManifest(null), null, { kind: 'none' }))).toEqual({
      display: 'standalone',
      icons: [],
    });
  });
});
