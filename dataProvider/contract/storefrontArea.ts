import * as z from 'zod/mini';
import { pwaManifestShape, savedReplyShape, settingsShape } from '../../resources/settings';
import { nonEmptyText, text } from '../../resources/shapes';
import { templateShape } from '../../resources/templates/template';
import { widgetShape } from '../../resources/widgets';
import { isObject } from '../parse/isObject';
import type { ContractArea, KnownValues } from './call';
import { emptyShape, freeObject } from './commonShapes';

const widget = { _id: 'w1', type: 'ReviewAndFAQ', data: { layout: 'list' }, isEnabled: true };
const settings = { _id: 's1', platform: 'shopify', defaultCurrency: 'EUR', defaultLocale: 'en' };
const template = {
  _id: 't1',
  key: 'loyaltyRewardApproved',
  subject: 'Your reward',
  html: '<p>Thank you for your order.</p>',
  isCustom: true,
  updatedAt: '2026-01-31T08:00:00.000Z',
};
const WIDGET_PATH = '/admin/widgets/{widgetId}';
const DICTIONARY_PATH = '/admin/sites/locale_dictionary/{locale}';
const TEMPLATES_PATH = '/admin/sites/email/templates';

/** Texts by key; some servers send an empty object as an empty list. */
const dictionary = z.nullable(z.union([z.record(z.string(), z.unknown()), z.array(z.never())]));
const dictionaryShape = z.object({ code: text, dictionary });
const widgetResponse = z.object({ widget: widgetShape });
const templatesResponse = z.object({ templates: z.array(templateShape) });
const templateTexts = { locale: z.string(), key: z.string(), subject: z.string(), html: z.string() };

/** Settings, widgets, storefront texts, email templates, and uploads. */
export const storefrontArea: ContractArea = {
  title: 'Settings and storefront',
  description: 'Settings, widgets, texts of the storefront, email templates, and uploads.',
  schemas: {
    Settings: settingsShape,
    SavedReply: savedReplyShape,
    PwaManifest: pwaManifestShape,
    Widget: widgetShape,
    EmailTemplate: templateShape,
    Dictionary: dictionaryShape,
  },
  calls: [
    {
      method: 'GET',
      path: '/admin/settings',
      summary: 'Settings of the store.',
      description: 'Sent after a store is opened. Keys that the console does not know are kept.',
      response: z.object({ settings: settingsShape }),
      examples: { response: { settings } },
      diagnostics: { learn: learnLocale },
    },
    {
      method: 'PATCH',
      path: '/admin/settings',
      summary: 'Changes settings.',
      description: 'Only the keys of `change`, each as a whole. The response may be empty.',
      body: z.strictObject({ change: freeObject }),
      response: z.object({ settings: z.optional(settingsShape) }),
      examples: { body: { change: { pointsLimit: 500 } }, response: { settings } },
    },
    {
      method: 'PATCH',
      path: '/admin/settings/widgetTheme',
      summary: 'Changes colors of the widgets.',
      description:
        'Colors are hexadecimal with six digits, such as `#0b5d4b`. Only the sent ones change. The response may be empty.',
      body: z.strictObject({ change: freeObject }),
      response: z.object({ widgetTheme: z.optional(freeObject) }),
      examples: {
        body: { change: { brandPrimaryColor: '#0b5d4b' } },
        response: { widgetTheme: { brandPrimaryColor: '#0b5d4b' } },
      },
    },
    {
      method: 'GET',
      path: '/admin/widgets',
      summary: 'All widgets of the store.',
      description: 'Widgets, forms, and automations are stored as widgets, told apart by `type`.',
      response: z.object({ widgets: z.array(widgetShape) }),
      examples: { response: { widgets: [widget] } },
      diagnostics: { learn: learnWidgets },
    },
    {
      method: 'POST',
      path: '/admin/widgets',
      summary: 'Creates a widget.',
      description: 'A new widget is not enabled; a PATCH enables it.',
      hasIdempotencyKey: true,
      body: z.strictObject({ type: nonEmptyText, data: freeObject }),
      response: widgetResponse,
      examples: {
        body: { type: widget.type, data: widget.data },
        response: { widget: { ...widget, isEnabled: false } },
      },
    },
    {
      method: 'PATCH',
      path: WIDGET_PATH,
      summary: 'Changes a widget.',
      description: '`data` is replaced as a whole.',
      body: z.strictObject({ data: z.optional(freeObject), isEnabled: z.optional(z.boolean()) }),
      response: widgetResponse,
      examples: { body: { isEnabled: true }, response: { widget } },
    },
    {
      method: 'DELETE',
      path: WIDGET_PATH,
      summary: 'Removes a widget.',
      description: 'It disappears from the storefront. An unknown id is a 404.',
      response: emptyShape,
      examples: { response: {} },
    },
    {
      method: 'GET',
      path: DICTIONARY_PATH,
      summary: 'Texts of the storefront that the merchant changed, in one language.',
      description: 'Only the changed texts, by their keys. A language without any has an empty dictionary.',
      response: z.object({ locale: dictionaryShape }),
      examples: { response: { locale: { code: 'en', dictionary: { 'review.title': 'Reviews' } } } },
    },
    {
      method: 'POST',
      path: DICTIONARY_PATH,
      summary: 'Replaces the changed texts of a language.',
      description: 'Texts that are not sent get their defaults again.',
      body: z.strictObject({ dictionary: z.record(z.string(), z.unknown()) }),
      response: z.object({ locale: dictionaryShape }),
      examples: {
        body: { dictionary: { 'review.title': 'Reviews' } },
        response: { locale: { code: 'en', dictionary: { 'review.title': 'Reviews' } } },
      },
    },
    {
      method: 'GET',
      path: `${TEMPLATES_PATH}/{locale}`,
      summary: 'All email templates of a language.',
      description: '`isCustom` marks those that differ from the default.',
      response: templatesResponse,
      examples: { response: { templates: [template] } },
    },
    {
      method: 'PUT',
      path: TEMPLATES_PATH,
      summary: 'Creates or replaces a template.',
      description: 'Responds with all templates of its language.',
      body: z.strictObject({ _id: z.optional(nonEmptyText), ...templateTexts }),
      response: templatesResponse,
      examples: {
        body: { _id: 't1', locale: 'en', key: template.key, subject: template.subject, html: template.html },
        response: { templates: [template] },
      },
    },
    {
      method: 'DELETE',
      path: `${TEMPLATES_PATH}/{locale}/{templateId}`,
      summary: 'Restores the default texts of a template.',
      description: 'Responds with all templates of its language.',
      response: templatesResponse,
      examples: { response: { templates: [{ ...template, isCustom: false, updatedAt: null }] } },
    },
    {
      method: 'POST',
      path: `${TEMPLATES_PATH}/test`,
      summary: 'Sends a test email.',
      description: 'The texts need not be stored.',
      isOptional: true,
      body: z.strictObject({ ...templateTexts, to: nonEmptyText }),
      response: emptyShape,
      examples: {
        body: {
          locale: 'en',
          key: template.key,
          subject: 'Your reward',
          html: template.html,
          to: 'owner@shop.example',
        },
        response: {},
      },
      diagnostics: { needs: 'recipient' },
    },
    {
      method: 'POST',
      path: '/admin/preSignedUrl',
      summary: 'Signs the upload of one file.',
      description: 'The file is then sent to `url` as a form with `fields`, which include `key`; see the guide.',
      body: z.strictObject({ name: nonEmptyText }),
      response: z.object({ url: nonEmptyText, fields: z.record(z.string(), z.string()) }),
      examples: {
        body: { name: 'photo.jpg' },
        response: { url: 'https://storage.example/', fields: { key: 'uploads/photo.jpg', policy: 'example-policy' } },
      },
    },
  ],
};

function learnLocale(body: unknown): KnownValues {
  const found = isObject(body) ? body['settings'] : null;
  const locale = isObject(found) ? found['defaultLocale'] : null;
  return typeof locale === 'string' && locale !== '' ? { locale } : {};
}

function learnWidgets(body: unknown): KnownValues {
  const widgets: readonly unknown[] = isObject(body) && Array.isArray(body['widgets']) ? body['widgets'] : [];
  const findId = (kind: RegExp) =>
    widgets
      .filter(isObject)
      .flatMap(({ _id, type }) => (typeof _id === 'string' && kind.test(String(type)) ? [_id] : []))[0];
  const [formId, automationId] = [findId(/form/i), findId(/automation/i)];
  return { ...(formId !== undefined && { formId }), ...(automationId !== undefined && { automationId }) };
}
