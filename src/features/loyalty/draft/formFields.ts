import type { ConfigField, ConfigFields } from '../../../../resources/config/configField';
import { programSettings } from '../../../../resources/loyalty/programSettings';
import { findRewardType } from '../../../../resources/loyalty/rewardTypes';
import { findTaskType } from '../../../../resources/loyalty/taskTypes';
import type { ChangeTarget, PartList } from './programDraft';

/** Maximum points that a task gives or a reward costs. */
const MAX_POINTS = 10_000_000;

const pointsField = { kind: 'count', unit: 'points', default: null, min: 0, max: MAX_POINTS } as const;

/** Fields that all tasks or rewards have, shown first. */
const partFields = {
  tasks: { title: { kind: 'text', max: 120 }, points: pointsField },
  rewards: { title: { kind: 'text', max: 120 }, pointsCost: pointsField },
} as const satisfies Readonly<Record<PartList, ConfigFields>>;

const programFields = { name: { kind: 'text', max: 100 } } as const satisfies ConfigFields;

/** Form fields by value path. */
export type FormFields = Readonly<Record<string, ConfigField>>;

/** Fields of the `config` of a task or reward type. Returns null for an unknown type. */
export function getConfigFields(list: PartList, type: string | null): ConfigFields | null {
  return (list === 'tasks' ? findTaskType(type) : findRewardType(type))?.fields ?? null;
}

/** Fields of a task or reward type. Returns null for an unknown type. */
export function getPartForm(list: PartList, type: string | null): FormFields | null {
  const config = getConfigFields(list, type);
  return config && { ...partFields[list], ...prefixPaths('config', config) };
}

/** Fields of the program settings. */
export const programForm: FormFields = { ...programFields, ...prefixPaths('settings', programSettings) };

/** Finds the field of a value path. Returns null if no form has it. */
export function findFormField(target: ChangeTarget, type: string | null, path: string): ConfigField | null {
  if (path === 'isEnabled') return { kind: 'boolean', default: true };
  const form = target.of === 'program' ? programForm : getPartForm(target.of, type);
  return form && Object.hasOwn(form, path) ? (form[path] ?? null) : null;
}

function prefixPaths(prefix: string, fields: ConfigFields): FormFields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${prefix}.${name}`, field]));
}
