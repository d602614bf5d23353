/** Changes of a form's data. All functions are pure and keep what they don't know. */

import { setAtPath } from '../../../../dataProvider/writes/mergeEdits';
import { buildFieldTextKey, type FormCondition, getFormFields } from '../../../../resources/forms/formData';
import type { FormFieldKind } from '../../../../resources/forms/formFieldKinds';
import { moveItem } from '../../../lib/moveItem';
import { getCustomTexts, type WidgetData, widgetDataShape } from '../../storefront/widgetData';

/** Sets the part at a path. Undefined removes it. */
export const setPart = (data: WidgetData, path: readonly string[], part: unknown): WidgetData =>
  widgetDataShape.parse(setAtPath(data, path, part));

const setOrder = (data: WidgetData, order: readonly string[]): WidgetData => ({ ...data, order });

const getOrder = (data: WidgetData): readonly string[] => getFormFields(data).map(({ id }) => id);

/** Adds a field at the end. */
export function addField(data: WidgetData, kind: FormFieldKind, id: string): WidgetData {
  const names = getFormFields(data).map(({ name }) => name);
  const next = setPart(data, ['fields', id], { kind, name: findFreeName(kind, names) });
  return setOrder(next, [...getOrder(data), id]);
}

/** Copies a field, with its texts, below it. */
export function duplicateField(data: WidgetData, id: string, copyId: string): WidgetData {
  const fields = getFormFields(data);
  const field = fields.find((item) => item.id === id);
  if (!field) return data;
  const name = findFreeName(
    field.name,
    fields.map((item) => item.name),
  );
  const order = getOrder(data);
  const copy = setPart(data, ['fields', copyId], { ...field.settings, name });
  const texts = Object.entries(getCustomTexts(data)).flatMap(([code, byKey]) =>
    Object.entries(byKey)
      .filter(([key]) => key.startsWith(`${id}.`))
      .map(([key, text]) => [code, `${copyId}${key.slice(id.length)}`, text] as const),
  );
  const withTexts = texts.reduce((next, [code, key, text]) => setPart(next, ['texts', code, key], text), copy);
  return setOrder(withTexts, order.toSpliced(order.indexOf(id) + 1, 0, copyId));
}

/** Removes a field and its texts. */
export function removeField(data: WidgetData, id: string): WidgetData {
  const withoutTexts = Object.entries(getCustomTexts(data)).reduce(
    (next, [code, byKey]) =>
      Object.keys(byKey)
        .filter((key) => key.startsWith(buildFieldTextKey(id, '')))
        .reduce((texts, key) => setPart(texts, ['texts', code, key], undefined), next),
    data,
  );
  const order = getOrder(data).filter((item) => item !== id);
  return setOrder(setPart(withoutTexts, ['fields', id], undefined), order);
}

/** Moves a field to an index. */
export function moveField(data: WidgetData, id: string, to: number): WidgetData {
  const order = getOrder(data);
  return setOrder(data, moveItem(order, order.indexOf(id), to));
}

/** Sets or removes the condition of a field. */
export const setCondition = (data: WidgetData, id: string, condition: FormCondition | null): WidgetData =>
  setPart(data, ['fields', id, 'condition'], condition ?? undefined);

/** Returns the name, or the name with the first number that makes it unique. */
function findFreeName(name: string, taken: readonly string[]): string {
  const stem = name.replace(/_\d+$/, '') || 'field';
  if (!taken.includes(stem)) return stem;
  let n = 2;
  while (taken.includes(`${stem}_${n}`)) n += 1;
  return `${stem}_${n}`;
}
