import { createContext, useContext } from 'react';
import { isDeepEqual } from '../../../../dataProvider/writes/mergeEdits';
import { buildFieldTextKey, getFormFields } from '../../../../resources/forms/formData';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { getOwn } from '../../../lib/getOwn';
import { getCustomTexts, type WidgetData } from '../../storefront/widgetData';
import type { FormIssue } from '../builder/findFormIssues';

/** State shared by the cards of the form editor. */
export interface FormEditorState {
  data: WidgetData;
  change: EditSession<WidgetData>['change'];
  undo: () => void;
  /** Code of the language whose texts are edited. */
  language: string;
  setLanguage: (code: string) => void;
  issues: readonly FormIssue[];
  /** Shows missing values also where nothing was typed yet. */
  isChecked: boolean;
  /** Id of the field whose form is open. */
  openField: string | null;
  setOpenField: (id: string | null) => void;
}

export const FormEditorContext = createContext<FormEditorState | null>(null);

/** @throws Error outside of a form editor */
export function useFormEditor(): FormEditorState {
  const state = useContext(FormEditorContext);
  if (!state) throw new Error('useFormEditor needs a FormEditorContext');
  return state;
}

/**
 * Counts the changed parts of a form: its settings, fields, texts, and the order of the fields that it keeps. The texts of a
 * field that was added or removed are part of that.
 */
export function countChanges(saved: WidgetData, data: WidgetData): number {
  const settings = listNames(saved, data).filter((name) => !['fields', 'order', 'texts'].includes(name));
  const [before, after] = [saved, data].map((item) => getFormFields(item));
  const byId = (fields: typeof before) => Object.fromEntries((fields ?? []).map(({ id, settings: own }) => [id, own]));
  const [fieldsBefore, fieldsAfter] = [byId(before), byId(after)];
  const getKeptOrder = (fields: typeof before, others: Readonly<Record<string, unknown>>) =>
    (fields ?? []).map(({ id }) => id).filter((id) => Object.hasOwn(others, id));
  const isReordered = !isDeepEqual(getKeptOrder(before, fieldsAfter), getKeptOrder(after, fieldsBefore));
  const unpairedIds = listNames(fieldsBefore, fieldsAfter).filter(
    (id) => !Object.hasOwn(fieldsBefore, id) || !Object.hasOwn(fieldsAfter, id),
  );
  return (
    countDifferences(saved, data, settings) +
    countDifferences(fieldsBefore, fieldsAfter, listNames(fieldsBefore, fieldsAfter)) +
    countTextChanges(saved, data, unpairedIds) +
    (isReordered ? 1 : 0)
  );
}

function countTextChanges(saved: WidgetData, data: WidgetData, unpairedIds: readonly string[]): number {
  const isUnpaired = (key: string) => unpairedIds.some((id) => key.startsWith(buildFieldTextKey(id, '')));
  const [before, after] = [getCustomTexts(saved), getCustomTexts(data)];
  return listNames(before, after)
    .map((code) => [getOwn(before, code) ?? {}, getOwn(after, code) ?? {}] as const)
    .reduce(
      (sum, [old, now]) =>
        sum +
        countDifferences(
          old,
          now,
          listNames(old, now).filter((key) => !isUnpaired(key)),
        ),
      0,
    );
}

type Parts = Readonly<Record<string, unknown>>;

const listNames = (a: Parts, b: Parts): readonly string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];

const countDifferences = (a: Parts, b: Parts, names: readonly string[]): number =>
  names.filter((name) => !isDeepEqual(getOwn(a, name), getOwn(b, name))).length;
