import { describe, expect, it } from 'vitest';
import { createI18n } from '../../../../i18n/createI18n';
import { languages } from '../../../../i18n/language';
import type { Entity } from '../../../../resources/entity';
import { loadAllEntities } from '../../../../resources/loadAllEntities';
import { entityLabels } from '../../../../src/engine/entity/entityLabels';
import { messages } from '../../../i18n/support/keys';
import { createRecord } from '../../../support/records';

const entities = await loadAllEntities();
const customer = { _id: 'c1', name: 'Ida Holm', emailAddress: 'ida@shop.example' };

/** Records of one customer, and what their names say in each language. */
const samples = [
  ['customers', customer, { en: 'customer “Ida Holm”', fr: 'le client « Ida Holm »', ar: 'العميل «Ida Holm»' }],
  [
    'rewards',
    { type: 'points', amount: 1200, customer },
    {
      en: 'reward “1,200 points of Ida Holm”',
      fr: 'la récompense « 1 200 points de Ida Holm »',
      ar: 'المكافأة «1,200 نقطة: Ida Holm»',
    },
  ],
  [
    'rewards',
    { type: 'coupon_code', coupon_code: 'SAVE-1', customer },
    { en: 'reward “Voucher SAVE-1”', fr: 'la récompense « Bon d’achat SAVE-1 »', ar: 'المكافأة «قسيمة SAVE-1»' },
  ],
  [
    'product-reviews',
    { title: 'Ida Holm', customer },
    { en: 'review “Ida Holm”', fr: 'l’avis « Ida Holm »', ar: 'المراجعة «Ida Holm»' },
  ],
  [
    'faq',
    { question: 'Ida Holm', customer },
    { en: 'question “Ida Holm”', fr: 'la question « Ida Holm »', ar: 'السؤال «Ida Holm»' },
  ],
  ['sales', { number: '1001', customer }, { en: 'order “1001”', fr: 'la commande « 1001 »', ar: 'الطلب «1001»' }],
] as const;

/** Messages that name a record: questions, toasts, history and queue. */
const places = [...messages].filter(([, text]) => text.includes('%{record}')).map(([key]) => key);
const getEntity = (name: string): Entity => {
  const entity = entities.find((item) => item.name === name);
  if (!entity) throw new Error(`there is no entity '${name}'`);
  return entity;
};

/** Without the marks that only affect the order of characters, and with plain spaces. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ');

async function createTranslate(locale: string) {
  const i18n = createI18n(languages, {});
  await i18n.withTranslations(async () => undefined);
  await i18n.i18nProvider.changeLocale(locale);
  return (key: string, values?: object) => i18n.i18nProvider.translate(key, values);
}

describe.each(['en', 'fr', 'ar'] as const)('in %s, the name of a record', (locale) => {
  it.each(samples)('of %s says what it is: %j', async (name, values, expected) => {
    const translate = await createTranslate(locale);
    const entity = getEntity(name);
    expect(plain(entityLabels(entity, translate).named(createRecord(entity, 'x1', values)))).toBe(expected[locale]);
  });

  it('[REL-03] is another one in each question, toast and entry for each kind', async () => {
    const translate = await createTranslate(locale);
    expect(places.length).toBeGreaterThanOrEqual(16);
    for (const key of places) {
      const texts = samples.map(([name, values, expected]) => {
        const entity = getEntity(name);
        const record = entityLabels(entity, translate).named(createRecord(entity, 'x1', values));
        const text = plain(translate(key, { record, action: 'A', done: 'D', reason: 'R', fieldLower: 'f' }));
        expect(text).toContain(expected[locale]);
        return text;
      });
      expect(new Set(texts).size).toBe(samples.length);
    }
  });
});

it('every declared kind is in the table', () => {
  expect([...new Set(samples.map(([name]) => name))].sort()).toEqual(entities.map(({ name }) => name).sort());
});

it('a kind of an extension without its own wording is named by its noun', async () => {
  const translate = await createTranslate('en');
  const entity = { ...getEntity('faq'), name: 'wishes', messages: 'wishes' };
  expect(entityLabels(entity, translate).named(createRecord(entity, 'x1', { question: 'A %{sofa}' }))).toBe(
    'wishes.name “A %{sofa}”',
  );
});
