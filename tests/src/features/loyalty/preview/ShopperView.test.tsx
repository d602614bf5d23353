import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Program } from '../../../../../resources/programs';
import { parseWidgetTheme } from '../../../../../resources/widgetTheme';
import { programCss } from '../../../../../src/features/loyalty/preview/programHtml';
import ShopperView from '../../../../../src/features/loyalty/preview/ShopperView';
import { getPreview } from '../../../../support/previewWindow';
import { renderConsole } from '../../../../support/renderConsole';
import { stubDataProvider } from '../../../../support/stubDataProvider';
import { program, reward, task } from '../programs';

const theme = { brandPrimaryColor: '#0b5d4e', btnPrimaryBg: '#123456', btnPrimaryColor: 'white' };

function open(drafted: Program, widgetTheme: unknown = theme) {
  const view = renderConsole({
    dataProvider: stubDataProvider({}),
    at: '/',
    routes: [{ path: '/', element: <ShopperView saved={program()} drafted={drafted} /> }],
    currentSite: { widgetTheme },
  });
  return { ...view, ...getPreview('Customer view of the program') };
}
const texts = (seen: Document, selector: string) =>
  [...seen.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('ShopperView', () => {
  it('[LOY-07] shows enabled parts in order, with the names and colors of the store', () => {
    const { seen, message } = open(
      program({
        settings: { pointsName: 'stars', welcome: 'Hello' },
        tasks: [
          task({ _id: 'join', type: 'signup', title: 'Join us', points: 100 }),
          task({ _id: 'off', title: 'Hidden', isEnabled: false }),
          task({ _id: 'own', type: 'custom_task', title: null, config: { instructions: 'Wave at us' } }),
        ],
      }),
    );
    expect(texts(seen, 'h1')).toEqual(['Hello']);
    expect(texts(seen, 'h3')).toEqual(['Join us', 'Custom task', '5 off']);
    expect(texts(seen, 'li p')).toEqual([
      '100 stars for signing up.',
      'Wave at us',
      '1 stars for completing this. After the store approves it. One time only.',
      '€5 off an order for 100 stars.',
    ]);
    expect(message.css).toContain('background: #123456');
    expect(message.css).toMatch(/header \{[^}]*background: #0b5d4e; color: #fff/);
    expect(seen.querySelectorAll('li > .lw-icon svg')).toHaveLength(3);
  });

  it('is sandboxed and has no links', () => {
    const { frame, seen } = open(program());
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(seen.querySelectorAll('a, form, script, img, link, iframe')).toHaveLength(0);
  });

  it('shows empty states', () => {
    const { seen } = open(program({ tasks: [], rewards: [reward({ isEnabled: false })] }));
    expect(texts(seen, '.none')).toEqual(['No ways to earn points yet', 'No ways to redeem points yet']);
  });

  it('supports device widths and color schemes', async () => {
    const { user, frame, message } = open(program());
    expect(frame.getAttribute('width')).toBe('360');
    expect(message.css).toContain('background: #fff');
    await user.click(screen.getByRole('button', { name: 'Desktop' }));
    expect(frame.getAttribute('width')).toBe('1024');
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(getPreview('Customer view of the program').message).toMatchObject({
      scheme: 'dark',
      css: expect.stringContaining('background: #17181a'),
    });
  });

  it('[SEC-01] escapes all texts', () => {
    const evil = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '</style><svg onload=alert(1)>',
      '</body></html><iframe src=javascript:alert(1)>',
      '<!--',
      '&lt;b&gt;',
    ].join('');
    const { seen } = open(
      program({
        settings: { pointsName: evil.slice(0, 40), welcome: evil },
        tasks: [
          task({ type: evil, title: evil }),
          task({ _id: 'own', type: 'custom_task', config: { instructions: evil } }),
        ],
        rewards: [reward({ title: evil, type: 'free_product', config: { freeProduct: { label: evil, value: '1' } } })],
      }),
    );
    expect(texts(seen, 'h3')).toContain(evil);
    expect(texts(seen, 'h1')).toEqual([evil]);
    expect(seen.querySelectorAll('script, img, iframe, a, style')).toHaveLength(0);
    // The icons of the parts are the only drawings.
    expect(seen.querySelectorAll('svg')).toHaveLength(seen.querySelectorAll('li > .lw-icon > svg').length);
  });

  it('rejects invalid colors', () => {
    const plain = programCss(parseWidgetTheme(null), 'light');
    expect(
      programCss(parseWidgetTheme({ brandPrimaryColor: 'red; } body { background: url(//evil.example)' }), 'light'),
    ).toBe(plain);
    fc.assert(
      fc.property(fc.string(), (color) => {
        const read = parseWidgetTheme({ brandPrimaryColor: color }).brandPrimaryColor;
        expect(read ?? '').toMatch(/^(?:#[\da-f]{6})?$/i);
      }),
    );
    expect(parseWidgetTheme({ brandPrimaryColor: ' #0B5D4E ', psrStarColor: 'rgb(1, 2, 3)' })).toMatchObject({
      brandPrimaryColor: '#0B5D4E',
      psrStarColor: null,
    });
  });
});
