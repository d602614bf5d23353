/** Declarations of the kinds of record without a derived list. Loaded with the first read of one. */
import * as z from 'zod/mini';
import { birthdayDraftShape, birthdayProof, birthdayShape } from './birthdays';
import { submissionShape } from './forms/submission';
import { importJobShape } from './imports/importJob';
import { type RecordKindName, recordKindTitles } from './index';
import { partWrite, programWrite } from './loyalty/programWrites';
import { invitationProof, isSameEmail, managerDraftShape, managerShape } from './managers';
import { addedPointsShape, pointsDraftShape, pointsProof } from './points';
import { programShape, rewardShape, taskShape } from './programs';
import type { RecordIds, RecordKind, RecordRequest } from './recordKind';
import { settingsShape } from './settings';
import { id, text } from './shapes';
import type { Dictionary } from './storefront/shopperText';
import { toStoreDictionaries } from './storefront/storeDictionary';
import { templateShape } from './templates/template';
import { createdVoucherShape, voucherDraftShape, voucherProof } from './vouchers';
import { widgetShape } from './widgets';

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Two at once for one customer would count as a repeated one. */
const loyaltyWrites = {
  queue: ({ customerId }: Values) => `customer ${customerId}`,
  affects: ['customers', 'rewards', 'stats'],
};

const themeShape = z.object({ brandPrimaryColor: text, psrStarColor: text, btnPrimaryBg: text, btnPrimaryColor: text });

/** Kinds of record, by the name of their resource. */
export const recordKinds = {
  programs: {
    title: recordKindTitles.programs,
    shape: programShape,
    path: 'loyalty/programs',
    items: 'programs',
    write: programWrite,
  },
  'program-tasks': {
    title: recordKindTitles['program-tasks'],
    shape: z.extend(taskShape, { programId: id }),
    path: 'loyalty/programs',
    items: (response) => getParts(response, 'tasks'),
    parent: 'programId',
    write: {
      ...partWrite('tasks', 'task'),
      change: taskShape,
      draft: taskShape,
      answer: ({ program }) => isObject(program) && getParts({ programs: [program] }, 'tasks'),
    },
  },
  'program-rewards': {
    title: recordKindTitles['program-rewards'],
    shape: z.extend(rewardShape, { programId: id }),
    path: 'loyalty/programs',
    items: (response) => getParts(response, 'rewards'),
    parent: 'programId',
    write: {
      ...partWrite('rewards', 'reward'),
      change: rewardShape,
      draft: rewardShape,
      answer: ({ program }) => isObject(program) && getParts({ programs: [program] }, 'rewards'),
    },
  },
  // Forms, rules, and the Instagram feed are widgets of a type.
  widgets: {
    title: recordKindTitles.widgets,
    shape: widgetShape,
    path: 'widgets',
    items: 'widgets',
    write: {
      change: z.object({ data: z.record(z.string(), z.unknown()), isEnabled: z.boolean() }),
      draft: z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) }),
      isDeletable: true,
      answer: 'widget',
      merged: ['data'],
    },
  },
  templates: {
    title: recordKindTitles.templates,
    shape: z.extend(templateShape, { locale: id }),
    path: 'sites/email/templates/{locale}',
    items: toTemplates,
    parent: 'locale',
    key: 'key',
    write: {
      // `isCustom: false` restores the default texts.
      change: z.object({ subject: z.string(), html: z.string(), isCustom: z.literal(false) }),
      requests: toTemplateRequests,
      answer: toTemplates,
      empty: { subject: '', html: '', isCustom: false },
    },
  },
  texts: {
    title: recordKindTitles.texts,
    shape: z.object({
      locale: id,
      // As `toStoreDictionaries` returns them. A record would lose the key `__proto__`.
      texts: z.custom<Dictionary>(),
      unknownEntries: z.custom<Values>(),
    }),
    path: 'sites/locale_dictionary/{locale}',
    items: toStoreDictionaries,
    parent: 'locale',
    isSingle: true,
    write: {
      change: z.object({ texts: z.record(z.string(), z.string()) }),
      // Replaces the dictionary, so the entries that aren't texts are sent, too.
      requests: ({ texts }, { unknownEntries }, { ownId }) => [
        {
          method: 'POST',
          path: `sites/locale_dictionary/${encodeURIComponent(ownId)}`,
          body: { dictionary: { ...Object(unknownEntries), ...Object(texts) } },
        },
      ],
      answer: toStoreDictionaries,
      merged: ['texts'],
    },
  },
  settings: {
    title: recordKindTitles.settings,
    shape: settingsShape,
    path: 'settings',
    items: ({ settings }) => [settings],
    isSingle: true,
    write: {
      change: settingsShape,
      requests: ({ widgetTheme, ...others }, current) => [
        ...(isObject(widgetTheme) ? [toThemeRequest(widgetTheme, Object(current['widgetTheme']))] : []),
        ...(Object.keys(others).length > 0
          ? [{ method: 'PATCH', path: 'settings', body: { change: others } } as const]
          : []),
      ],
      answer: ({ settings, widgetTheme }, _, { widgetTheme: sent, ...assumed }) => ({
        ...assumed,
        ...(isObject(sent) && { widgetTheme: { ...sent, ...(isObject(widgetTheme) && widgetTheme) } }),
        ...(isObject(settings) && settings),
      }),
      addsKeys: true,
      affects: ['theme'],
    },
  },
  theme: {
    title: recordKindTitles.theme,
    shape: themeShape,
    path: 'settings',
    items: ({ settings }) => isObject(settings) && [settings['widgetTheme'] ?? {}],
    isSingle: true,
    // Also a field of the settings.
    write: {
      change: themeShape,
      requests: (change) => [toThemeRequest(change)],
      answer: ({ widgetTheme }, _, assumed) => ({ ...assumed, ...(isObject(widgetTheme) && widgetTheme) }),
      queue: (_, { ownId }) => `settings/${ownId}`,
      affects: ['settings'],
    },
  },
  managers: {
    title: recordKindTitles.managers,
    shape: managerShape,
    path: 'managers',
    items: 'managers',
    isOptional: true,
    write: {
      draft: managerDraftShape,
      answer: ({ managers }, _, { email }) =>
        Array.isArray(managers) && managers.find((manager) => isSameEmail(Object(manager).email, email)),
      isAnswerPartial: true,
      proof: invitationProof,
      isDeletable: true,
    },
  },
  birthdays: {
    title: recordKindTitles.birthdays,
    shape: z.extend(birthdayShape, { customerId: id }),
    path: 'customers/{customerId}/birthdays',
    items: 'birthdays',
    parent: 'customerId',
    write: {
      draft: birthdayDraftShape,
      draftKey: 'birthday',
      answer: 'birthday',
      proof: birthdayProof,
      isDeletable: true,
    },
  },
  // Added points and issued vouchers are read as rewards.
  points: {
    title: recordKindTitles.points,
    shape: addedPointsShape,
    path: 'loyalty/add_points',
    write: {
      draft: pointsDraftShape,
      answer: ({ customer }) => isObject(customer) && { totalPoints: customer['totalPoints'] },
      isAnswerPartial: true,
      proof: pointsProof,
      ...loyaltyWrites,
    },
  },
  vouchers: {
    title: recordKindTitles.vouchers,
    shape: createdVoucherShape,
    path: 'loyalty/add_coupon',
    write: {
      draft: voucherDraftShape,
      answer: 'reward',
      isAnswerPartial: true,
      proof: voucherProof,
      ...loyaltyWrites,
    },
  },
  submissions: {
    title: recordKindTitles.submissions,
    shape: z.extend(submissionShape, { formId: id }),
    path: 'forms/{formId}/submissions',
    items: 'items',
    parent: 'formId',
    isPaged: true,
    isOptional: true,
  },
  'import-jobs': {
    title: recordKindTitles['import-jobs'],
    shape: importJobShape,
    path: 'data/imports',
    items: 'imports',
    isOptional: true,
  },
} as const satisfies Readonly<Record<RecordKindName, RecordKind>>;

/** A record of a kind, as react-admin reads it. */
export type RecordOf<Name extends RecordKindName> = z.infer<(typeof recordKinds)[Name]['shape']> & {
  _id: string;
  id: string;
};

/** The tasks or rewards of all programs, each with the id of its program. */
function getParts({ programs }: Values, list: 'tasks' | 'rewards'): unknown {
  if (!Array.isArray(programs)) return null;
  return programs
    .filter(isObject)
    .flatMap(({ _id, [list]: parts }) =>
      Array.isArray(parts) ? parts.filter(isObject).map((part) => ({ ...part, programId: _id })) : [],
    );
}

/** The templates of a response. An API that doesn't say whether one is changed dates its changes. */
function toTemplates({ templates }: Values): unknown {
  if (!Array.isArray(templates)) return templates;
  return templates.map((template) =>
    isObject(template)
      ? { ...template, isCustom: template['isCustom'] ?? (template['updatedAt'] ?? null) !== null }
      : template,
  );
}

/** Sends the colors that differ. */
function toThemeRequest(theme: Values, before: Values = {}): RecordRequest {
  const change = Object.fromEntries(Object.entries(theme).filter(([name, color]) => color !== before[name]));
  return { method: 'PATCH', path: 'settings/widgetTheme', body: { change } };
}

/** One request writes both texts. */
function toTemplateRequests(
  change: Values,
  current: Values,
  { parentId: locale, ownId: key }: RecordIds,
): RecordRequest[] {
  const { isCustom, ...texts } = change;
  const { _id, subject, html } = current;
  const path = 'sites/email/templates';
  if (isCustom === false) {
    return [{ method: 'DELETE', path: `${path}/${encodeURIComponent(locale)}/${encodeURIComponent(String(_id))}` }];
  }
  const body = { ...(_id !== '' && { _id }), locale, key, subject: subject ?? '', html: html ?? '', ...texts };
  return [{ method: 'PUT', path, body }];
}
