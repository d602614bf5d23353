import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Program } from '../../../../../resources/programs';
import { readWidgetTheme } from '../../../../../resources/widgetTheme';
import { programCss } from '../../../../../src/pages/loyalty/preview/programHtml';
import ShopperView from '../../../../../src/pages/loyalty/preview/ShopperView';
import { shownPreview } from '../../../../support/previewWindow';
import { renderConsole } from '../../../../support/renderConsole';
import { stubDataProvider } from '../../../../support/stubDataProvider';
import { program, reward, task } from '../programs';

const theme = { brandPrimaryColor: '#0b5d4e', btnPrimaryBg: '#123456', btnPrimaryColor: 'white' };

function open(drafted: Program, widgetTheme: unknown = theme) {
  const view = renderConsole({
    dataProvider: stubDataProvider({}),
    at: '/',
    routes: [{ path: '/', element: <ShopperView saved={program()} drafted={drafted} /> }],
    shop: { widgetTheme },
  });
  return { ...view, ...shownPreview('The programme as a shopper sees it') };
}
const texts = (seen: Document, selector: string) =>
  [...seen.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('what the shopper sees', () => {
  it('[LOY-07] is what is on, in its order, in the words and the colours of the shop', () => {
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
    expect(texts(seen, 'h3')).toEqual(['Join us', 'Task of your own', '5 off']);
    expect(texts(seen, 'li p')).toEqual([
      '100 stars for signing up.',
      'Wave at us',
      '1 stars for doing this. Once the shop has looked at it. Once only.',
      '€5 off the order for 100 stars.',
    ]);
    expect(message.css).toContain('background: #123456');
    expect(message.css).toContain('border-top: 6px solid #0b5d4e');
  });

  it('stands in a frame of its own, and nothing in it leads anywhere', () => {
    const { frame, seen } = open(program());
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(seen.querySelectorAll('a, form, script, img, link, iframe')).toHaveLength(0);
  });

  it('is told where nothing is on', () => {
    const { seen } = open(program({ tasks: [], rewards: [reward({ isEnabled: false })] }));
    expect(texts(seen, '.none')).toEqual([
      'There is nothing to collect points with yet.',
      'There is nothing to get for points yet.',
    ]);
  });

  it('can be seen at the width of a phone, a tablet or a desktop, in a light or a dark shop', async () => {
    const { user, frame, message } = open(program());
    expect(frame.getAttribute('width')).toBe('360');
    expect(message.css).toContain('background: #fff');
    await user.click(screen.getByRole('button', { name: 'Desktop' }));
    expect(frame.getAttribute('width')).toBe('1024');
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(shownPreview('The programme as a shopper sees it').message).toMatchObject({
      scheme: 'dark',
      css: expect.stringContaining('background: #17181a'),
    });
  });

  it('[SEC-01] is text, whatever is written', () => {
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
    expect(seen.querySelectorAll('script, img, svg, iframe, a, style')).toHaveLength(0);
  });

  it('takes no colour that is more than a colour', () => {
    const plain = programCss(readWidgetTheme(null), 'light');
    expect(
      programCss(readWidgetTheme({ brandPrimaryColor: 'red; } body { background: url(//evil.example)' }), 'light'),
    ).toBe(plain);
    fc.assert(
      fc.property(fc.string(), (colour) => {
        const read = readWidgetTheme({ brandPrimaryColor: colour }).brandPrimaryColor;
        expect(read ?? '').toMatch(/^(?:#[\da-f]{6})?$/i);
      }),
    );
    expect(readWidgetTheme({ brandPrimaryColor: ' #0B5D4E ', psrStarColor: 'rgb(1, 2, 3)' })).toMatchObject({
      brandPrimaryColor: '#0B5D4E',
      psrStarColor: null,
    });
  });
});
