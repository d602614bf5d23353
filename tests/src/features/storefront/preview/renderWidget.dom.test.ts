import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeLanguages } from '../../../../../resources/languages';
import { type EditableType, widgetPages } from '../../../../../resources/widgetPages';
import { parseTextPick } from '../../../../../src/features/storefront/preview/createShopperMessages';
import type { StoreContent } from '../../../../../src/features/storefront/preview/previewStore';
import { getScenarios, renderWidget } from '../../../../../src/features/storefront/preview/renderWidget';
import { widgetClasses } from '../../../../../src/features/storefront/preview/widgetClasses';
import { scenarios } from '../../../../../src/ui/preview/previewContent';
import { isInTurn } from '../../../../support/fullRun';
import { createPreviewContext, emptyStoreContent, fullStoreContent, getControlVariations } from './previewContexts';

const parseBody = (text: { toString(): string }): HTMLElement => {
  const page = new DOMParser().parseFromString(`<!doctype html><body>${text.toString()}`, 'text/html');
  return page.body;
};
const getText = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

// Object.keys returns `string[]`.
const editableTypes = Object.keys(widgetPages) as EditableType[];

it('[WID-01] previews the dashboard of members as a member sees it', () => {
  const [scenario, ...others] = getScenarios('LoyaltyProgramDashboard');
  expect([scenario, others.includes('guest')]).toEqual(['member', false]);
  expect(getScenarios('LoyaltyProgramLanding')).toEqual(scenarios);
});

describe.each(editableTypes.filter((_, index) => isInTurn(index, 2)))('renderWidget for %s', (type) => {
  it('[WID-01] renders all scenarios and color schemes without missing values', () => {
    for (const scenario of scenarios) {
      for (const scheme of ['light', 'dark'] as const) {
        const { body, ...rest } = renderWidget(type, {}, createPreviewContext({ scenario, scheme }), '');
        expect(getText(parseBody(body))).not.toMatch(/\{\{|undefined|null|NaN|\[object/);
        expect(getText(parseBody(body))).not.toBe('');
        expect(rest).toMatchObject({ locale: 'en', direction: 'ltr', scheme });
      }
    }
  });

  it('renders all languages with their text direction', () => {
    for (const { code, tag, direction } of storeLanguages) {
      const shown = renderWidget(type, {}, createPreviewContext({ code }), '');
      expect(shown).toMatchObject({ locale: tag, direction });
      expect(getText(parseBody(shown.body))).not.toMatch(/\{\{|undefined|null|NaN/);
    }
  });

  it('reflects every control', () => {
    // A style that equals the basic theme is only visible with another theme.
    const themes = [{}, { corners: 'square', spacing: 'roomy', edges: 'none', buttons: 'outline' }];
    const renderAppearance = (data: object) =>
      scenarios
        .flatMap((scenario) =>
          (['light', 'dark'] as const).flatMap((scheme) =>
            themes.map((theme) => {
              const basics = type === 'BasicTheme' ? data : theme;
              const { body, css } = renderWidget(
                type,
                data,
                createPreviewContext({ scenario, scheme, basics, own: fullStoreContent }),
                '',
              );
              return `${css}${body.toString()}`;
            }),
          ),
        )
        .join('');
    const defaultAppearance = renderAppearance({});
    // Controls of behavior that don't affect the appearance.
    const behaviorControls = [
      ...['onPress', 'postLink', 'where', 'paths', 'devices', 'afterSeconds', 'howOften', 'staysSeconds', 'name'],
      // The preview of these tests has the width of a phone.
      ...['columnsTablet', 'rowsTablet', 'columnsDesktop', 'rowsDesktop'],
    ];
    const ignoredControls = getControlVariations(type).filter((data) => {
      const [name] = Object.keys(data);
      return name !== undefined && !behaviorControls.includes(name) && renderAppearance(data) === defaultAppearance;
    });
    expect(ignoredControls).toEqual([]);
  });

  it('has clickable text keys and no scripts, forms or URLs', () => {
    for (const data of getControlVariations(type)) {
      const body = parseBody(renderWidget(type, data, createPreviewContext(), '').body);
      expect(
        body.querySelector('script, iframe, form, input, link, meta, base, img, [onclick], [href], [src]'),
      ).toBeNull();
      for (const picked of body.querySelectorAll('[data-pick]')) {
        expect(parseTextPick(picked.getAttribute('data-pick') ?? '')).not.toBeNull();
      }
    }
  });

  it('escapes all content from shoppers and merchants', () => {
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
    const storeContent: fc.Arbitrary<StoreContent> = fc.record({
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
      tasks: fc.array(
        fc.record({ type: hostile, title: hostile, points: fc.integer(), perAmount: fc.constantFrom(null, 1) }),
        {
          maxLength: 2,
        },
      ),
      rewards: fc.array(fc.record({ type: hostile, title: hostile, cost: fc.integer(), value: fc.constant(null) }), {
        maxLength: 2,
      }),
    });
    fc.assert(
      fc.property(storeContent, fc.dictionary(fc.string(), fc.anything()), hostile, (own, data, text) => {
        const texts = { 'reviews.title': text, 'loyalty.welcome': text, 'coupon.title': text, 'notifier.earned': text };
        const { body } = renderWidget(type, data, createPreviewContext({ own, texts }), '');
        const page = parseBody(body);
        expect(page.querySelector('script, img, iframe, [onerror]')).toBeNull();
        // User content must not add elements or attributes.
        for (const element of page.querySelectorAll('*')) {
          for (const { name } of element.attributes)
            expect(name).toMatch(
              /^(class|role|tabindex|aria-[a-z]+|style|lang|dir|data-pick|id|d|viewbox|stroke-width)$/i,
            );
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('widget styles', () => {
  it('contain the valid colors of the theme only', () => {
    const colors = { brandPrimaryColor: '#123456', psrStarColor: 'red;}body{display:none', btnPrimaryBg: '#abcdef' };
    const { css, ownCss } = renderWidget(
      'BasicTheme',
      {},
      createPreviewContext({ theme: colors }),
      '.lw-card { color: teal; }',
    );
    expect(css).toContain('--lw-brand: #123456');
    expect(css).toContain('--lw-button: #abcdef');
    expect(css).not.toContain('display:none');
    expect(ownCss).toBe('.lw-card { color: teal; }');
  });

  it('use the scheme of the basic theme over the scheme of the store', () => {
    const context = createPreviewContext({ scheme: 'light', basics: { scheme: 'dark' } });
    expect(renderWidget('ReviewAndFAQ', {}, context, '').scheme).toBe('dark');
  });

  it('prefer the style of the widget to the basic theme', () => {
    const context = createPreviewContext({ basics: { corners: 'square' } });
    const radius = (data: object) =>
      /--lw-radius: ([^;]+)/.exec(renderWidget('ReviewAndFAQ', data, context, '').css)?.[1];
    expect(radius({})).toBe('0');
    expect(radius({ corners: 'theme' })).toBe('0');
    expect(radius({ corners: 'round' })).toBe('22px');
  });
});

describe('widgetClasses', () => {
  it('lists exactly the rendered class names', () => {
    const renderedClasses = new Set<string>();
    for (const type of editableTypes) {
      for (const scenario of scenarios) {
        for (const data of getControlVariations(type)) {
          const own = { ...emptyStoreContent, ...(scenario === 'member' && { products: ['Mug'] }) };
          const { body } = renderWidget(type, data, createPreviewContext({ scenario, own }), '');
          for (const [, names = ''] of body.toString().matchAll(/class="([^"]*)"/g)) {
            for (const name of names.split(' ')) if (name.startsWith('lw-')) renderedClasses.add(name);
          }
        }
      }
    }
    expect([...renderedClasses].sort()).toEqual([...widgetClasses].sort());
  });
});
