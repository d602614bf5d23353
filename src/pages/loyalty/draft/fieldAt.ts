import type { ConfigField, ConfigFields } from '../../../../resources/config/configField';
import { programSettings } from '../../../../resources/loyalty/programSettings';
import { rewardTypeOf } from '../../../../resources/loyalty/rewardTypes';
import { taskTypeOf } from '../../../../resources/loyalty/taskTypes';
import type { PartList, Place } from './programDraft';

/** Most points that a task gives or a reward costs. */
const mostPoints = 10_000_000;

const points = { kind: 'whole', unit: 'points', default: null, min: 0, max: mostPoints } as const;

/** What every task or reward has, whatever its kind; the form begins with it. */
const partFields = {
  tasks: { title: { kind: 'line', max: 120 }, points },
  rewards: { title: { kind: 'line', max: 120 }, pointsCost: points },
} as const satisfies Readonly<Record<PartList, ConfigFields>>;

const programFields = { name: { kind: 'line', max: 100 } } as const satisfies ConfigFields;

/** The fields of a form by the path at which their values stand. */
export type FormFields = Readonly<Record<string, ConfigField>>;

/** The fields of the `config` of a kind of task or reward; null for one that the console does not know. */
export function configFieldsOf(list: PartList, type: string | null): ConfigFields | null {
  return (list === 'tasks' ? taskTypeOf(type) : rewardTypeOf(type))?.fields ?? null;
}

/** The form of a task or reward; null for a kind that the console does not know. */
export function partForm(list: PartList, type: string | null): FormFields | null {
  const config = configFieldsOf(list, type);
  return config && { ...partFields[list], ...below('config', config) };
}

/** The form of the programme itself. */
export const programForm: FormFields = { ...programFields, ...below('settings', programSettings) };

/** How the value at a path is stated; null for one that no form has. */
export function fieldAt(place: Place, type: string | null, path: string): ConfigField | null {
  if (path === 'isEnabled') return { kind: 'switch', default: true };
  const form = place.of === 'program' ? programForm : partForm(place.of, type);
  return form && Object.hasOwn(form, path) ? (form[path] ?? null) : null;
}

function below(step: string, fields: ConfigFields): FormFields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${step}.${name}`, field]));
}
