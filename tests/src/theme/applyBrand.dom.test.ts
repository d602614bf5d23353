import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyBrand, deriveAccentPalette } from '../../../src/theme/applyBrand';
import { getPalette, setBrandPalettes } from '../../../src/theme/brandPalettes';
import { createMuiTheme } from '../../../src/theme/muiTheme';
import { palettes, type Scheme } from '../../../src/theme/tokens';
import { getContrast } from './contrastOf';

const { style } = document.documentElement;
const hexColors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/own.svg">';
});
afterEach(() => {
  setBrandPalettes({});
  style.cssText = '';
  vi.unstubAllGlobals();
});

describe('a brand', () => {
  it.each(['light', 'dark'] satisfies Scheme[])('has readable colors in %s, whatever its accent', (scheme) => {
    fc.assert(
      fc.property(hexColors, (accent) => {
        const palette = { ...palettes[scheme], ...deriveAccentPalette(accent, scheme) };
        for (const ground of ['background', 'sheet', 'sunken', 'hover', 'accentGround'] as const) {
          for (const text of ['ink', 'inkSecond', 'inkThird', 'accent', 'danger', 'waiting', 'done'] as const)
            expect(getContrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
        }
        expect(getContrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
        expect(getContrast(palette.onAccent, palette.accentHover)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps an accent that is readable already', () => {
    expect(deriveAccentPalette('#7a1f5c', 'light').accent).toBe('#7a1f5c');
  });

  it('sets the colors of both schemes as CSS variables, and in the theme of MUI', () => {
    applyBrand({ colors: { accent: '#7a1f5c', accentDark: '#f0a8d8' } });
    expect(style.getPropertyValue('--accent')).toBe('light-dark(#7a1f5c, #f0a8d8)');
    expect(style.getPropertyValue('--on-accent')).toBe(`light-dark(${palettes.light.sheet}, ${palettes.dark.sheet})`);
    expect(createMuiTheme('light', 'ltr').palette.primary.main).toBe('#7a1f5c');
    expect(createMuiTheme('dark', 'ltr').palette.primary.main).toBe('#f0a8d8');
    expect(getPalette('light').ink).toBe(palettes.light.ink);
  });

  it('sets the icon, and the font with its file', () => {
    const added: unknown[] = [];
    class FakeFontFace {
      constructor(...values: unknown[]) {
        added.push(values);
      }
      load = async () => this;
    }
    vi.stubGlobal('FontFace', FakeFontFace);
    Object.defineProperty(document, 'fonts', { value: new Set(), configurable: true });
    applyBrand({ icon: '/brand.svg', font: { family: 'Acme Sans', src: '/acme.woff2' } });
    expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/brand.svg');
    expect(style.getPropertyValue('--font')).toBe('"Acme Sans", system-ui, sans-serif');
    // The browser would make no bold font of a file that is for bold text, too.
    expect(added).toEqual([['Acme Sans', 'url("/acme.woff2")', { weight: '400', display: 'swap' }]]);
    applyBrand({ font: { family: 'Acme Sans', src: { '400 599': '/acme.woff2', '600 900': '/acme-bold.woff2' } } });
    expect(added.slice(1)).toEqual([
      ['Acme Sans', 'url("/acme.woff2")', { weight: '400 599', display: 'swap' }],
      ['Acme Sans', 'url("/acme-bold.woff2")', { weight: '600 900', display: 'swap' }],
    ]);
  });

  it('changes nothing without values', () => {
    applyBrand({});
    expect(style.cssText).toBe('');
    expect(getPalette('dark')).toEqual(palettes.dark);
  });
});
