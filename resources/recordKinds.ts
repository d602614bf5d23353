/** The kinds of record without a derived list, by the name of their resource. Each is loaded with its first read or write. */
import type * as z from 'zod/mini';
import type { RecordKindName, recordKindTitles } from './index';
import type { RecordKind } from './recordKind';

type RecordKinds = {
  readonly [Name in RecordKindName]: () => Promise<RecordKind & { readonly title: (typeof recordKindTitles)[Name] }>;
};

export const recordKinds = {
  programs: async () => (await import('./loyalty/programKinds')).programs,
  'program-tasks': async () => (await import('./loyalty/programKinds')).programTasks,
  'program-rewards': async () => (await import('./loyalty/programKinds')).programRewards,
  widgets: async () => (await import('./widgetKind')).widgets,
  templates: async () => (await import('./templates/template')).templates,
  texts: async () => (await import('./storefront/storeDictionary')).texts,
  settings: async () => (await import('./settingsKinds')).settings,
  theme: async () => (await import('./settingsKinds')).theme,
  managers: async () => (await import('./managers')).managers,
  birthdays: async () => (await import('./birthdays')).birthdays,
  points: async () => (await import('./points')).points,
  vouchers: async () => (await import('./vouchers')).vouchers,
  submissions: async () => (await import('./forms/submission')).submissions,
  'import-jobs': async () => (await import('./imports/importJob')).importJobs,
} as const satisfies RecordKinds;

/** A record of a kind, as react-admin reads it. */
export type RecordOf<Name extends RecordKindName> = z.infer<
  Awaited<ReturnType<(typeof recordKinds)[Name]>>['shape']
> & {
  _id: string;
  id: string;
};
