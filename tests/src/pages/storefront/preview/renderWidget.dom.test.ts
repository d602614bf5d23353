import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopLanguages } from '../../../../../resources/languages';
import { widgetTypes } from '../../../../../resources/widgetPages';
import { renderWidget } from '../../../../../src/pages/storefront/preview/renderWidget';
import type { OwnShop } from '../../../../../src/pages/storefront/preview/shownShop';
import { widgetClasses } from '../../../../../src/pages/storefront/preview/widgetClasses';
import { pickedText } from '../../../../../src/pages/storefront/preview/words';
import { scenarios } from '../../../../../src/ui/preview/previewContent';
import { emptyShop, fullShop, sceneOf, settingsOf } from './scenes';

const bodyOf = (text: { toString(): string }): HTMLElement => {
  const page = new DOMParser().parseFromString(`<!doctype html><body>${text.toString()}`, 'text/html');
  return page.body;
};
const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

describe.each(widgetTypes)('what a shopper meets of %s', (type) => {
  it('[WID-01] is drawn in every scenario and both shops, without a value left out of a text', () => {
    for (const scenario of scenarios) {
      for (const scheme of ['light', 'dark'] as const) {
        const { body, ...rest } = renderWidget(type, {}, sceneOf({ scenario, scheme }), '');
        expect(textOf(bodyOf(body))).not.toMatch(/\{\{|undefined|null|NaN|\[object/);
        expect(textOf(bodyOf(body))).not.toBe('');
        expect(rest).toMatchObject({ locale: 'en', direction: 'ltr', scheme });
      }
    }
  });

  it('is said in every language, in its own direction', () => {
    for (const { code, tag, direction } of shopLanguages) {
      const shown = renderWidget(type, {}, sceneOf({ code }), '');
      expect(shown).toMatchObject({ locale: tag, direction });
      expect(textOf(bodyOf(shown.body))).not.toMatch(/\{\{|undefined|null|NaN/);
    }
  });

  it('follows each of its controls', () => {
    // A style that is as the basic theme has it looks as it does: it must be told from another theme.
    const themes = [{}, { corners: 'square', spacing: 'roomy', edges: 'none', buttons: 'outline' }];
    const lookOf = (data: object) =>
      scenarios
        .flatMap((scenario) =>
          (['light', 'dark'] as const).flatMap((scheme) =>
            themes.map((theme) => {
              const basics = type === 'BasicTheme' ? data : theme;
              const { body, css } = renderWidget(type, data, sceneOf({ scenario, scheme, basics, own: fullShop }), '');
              return `${css}${body.toString()}`;
            }),
          ),
        )
        .join('');
    const atFirst = lookOf({});
    // What has nothing to do with how it looks: when it opens, on which pages, what a press does.
    const unseen = ['onPress', 'where', 'paths', 'devices', 'afterSeconds', 'howOften', 'staysSeconds'];
    const idle = settingsOf(type).filter((data) => {
      const [name] = Object.keys(data);
      return name !== undefined && !unseen.includes(name) && lookOf(data) === atFirst;
    });
    expect(idle).toEqual([]);
  });

  it('has names that a click picks, and nothing that could be sent or run', () => {
    for (const data of settingsOf(type)) {
      const body = bodyOf(renderWidget(type, data, sceneOf(), '').body);
      expect(
        body.querySelector('script, iframe, form, input, link, meta, base, img, [onclick], [href], [src]'),
      ).toBeNull();
      for (const picked of body.querySelectorAll('[data-pick]')) {
        expect(pickedText(picked.getAttribute('data-pick') ?? '')).not.toBeNull();
      }
    }
  });

  it('stays text, whatever shoppers and merchants have written', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '<img src=x onerror=alert(1)>',
        '"><script>alert(1)</script>',
        "' style='x",
        '</bdi></main>',
        '{{x}}',
      ),
    );
    const shop: fc.Arbitrary<OwnShop> = fc.record({
      name: hostile,
      website: fc.constant(null),
      products: fc.array(hostile, { maxLength: 3 }),
      reviews: fc.array(
        fc.record({
          author: hostile,
          rating: fc.integer({ min: 1, max: 5 }),
          title: hostile,
          text: hostile,
          reply: hostile,
          locale: fc.constant(null),
          daysAgo: fc.nat({ max: 9999 }),
          hasPicture: fc.boolean(),
          isFeatured: fc.boolean(),
        }),
        { maxLength: 2 },
      ),
      questions: fc.array(
        fc.record({
          author: hostile,
          question: hostile,
          answer: hostile,
          locale: fc.constant(null),
          daysAgo: fc.nat({ max: 99 }),
        }),
        { maxLength: 2 },
      ),
      tasks: fc.array(fc.record({ type: hostile, title: hostile, points: fc.integer() }), { maxLength: 2 }),
      gains: fc.array(fc.record({ type: hostile, title: hostile, cost: fc.integer(), value: fc.constant(null) }), {
        maxLength: 2,
      }),
    });
    fc.assert(
      fc.property(shop, fc.dictionary(fc.string(), fc.anything()), hostile, (own, data, text) => {
        const texts = { 'reviews.title': text, 'loyalty.welcome': text, 'coupon.title': text, 'notifier.earned': text };
        const { body } = renderWidget(type, data, sceneOf({ own, texts }), '');
        const page = bodyOf(body);
        expect(page.querySelector('script, img, iframe, [onerror]')).toBeNull();
        // What somebody wrote adds no element and no attribute: all that is there is ours.
        for (const element of page.querySelectorAll('*')) {
          for (const { name } of element.attributes)
            expect(name).toMatch(/^(class|role|tabindex|aria-[a-z]+|style|lang|dir|data-pick|id|d|viewbox)$/i);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('the style sheet', () => {
  it('has the colours of the theme, and none that is no colour', () => {
    const colours = { brandPrimaryColor: '#123456', psrStarColor: 'red;}body{display:none', btnPrimaryBg: '#abcdef' };
    const { css, ownCss } = renderWidget('BasicTheme', {}, sceneOf({ theme: colours }), '.lw-card { color: teal; }');
    expect(css).toContain('--lw-brand: #123456');
    expect(css).toContain('--lw-button: #abcdef');
    expect(css).not.toContain('display:none');
    expect(ownCss).toBe('.lw-card { color: teal; }');
  });

  it('is dark where the basic theme always is, whatever the shop', () => {
    const scene = sceneOf({ scheme: 'light', basics: { scheme: 'dark' } });
    expect(renderWidget('ReviewAndFAQ', {}, scene, '').scheme).toBe('dark');
  });

  it('takes the style of a widget before that of the basic theme', () => {
    const scene = sceneOf({ basics: { corners: 'square' } });
    const radius = (data: object) =>
      /--lw-radius: ([^;]+)/.exec(renderWidget('ReviewAndFAQ', data, scene, '').css)?.[1];
    expect(radius({})).toBe('0');
    expect(radius({ corners: 'theme' })).toBe('0');
    expect(radius({ corners: 'round' })).toBe('22px');
  });
});

describe('names of classes', () => {
  it('that a merchant can rely on are those that are drawn, and all of them', () => {
    const drawn = new Set<string>();
    for (const type of widgetTypes) {
      for (const scenario of scenarios) {
        for (const data of settingsOf(type)) {
          const own = { ...emptyShop, ...(scenario === 'member' && { products: ['Mug'] }) };
          const { body } = renderWidget(type, data, sceneOf({ scenario, own }), '');
          for (const [, names = ''] of body.toString().matchAll(/class="([^"]*)"/g)) {
            for (const name of names.split(' ')) if (name.startsWith('lw-')) drawn.add(name);
          }
        }
      }
    }
    expect([...drawn].sort()).toEqual([...widgetClasses].sort());
  });
});
