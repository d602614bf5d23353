import { isDeepEqual } from '../../../../../dataProvider/writes/mergeEdits';
import { isFieldVisible } from '../../../../../resources/config/configField';
import { findConfigIssue, getDefault } from '../../../../../resources/config/configShape';
import { allWidgetFields, type WidgetPage } from '../../../../../resources/widgetPages/widgetPage';
import { getCustomTexts, type WidgetData } from '../../widgetData';

/** Returns the value of a control, or its default if it was never set. */
export function getControlValue(page: WidgetPage, data: WidgetData, name: string): unknown {
  const field = allWidgetFields(page)[name];
  const stored = Object.hasOwn(data, name) ? data[name] : undefined;
  return stored === undefined && field ? getDefault(field) : stored;
}

/** Returns the values of all controls, to evaluate conditional visibility. */
export function getControlValues(page: WidgetPage, data: WidgetData): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.keys(allWidgetFields(page)).map((name) => [name, getControlValue(page, data, name)]),
  );
}

/** Returns the names of visible controls with invalid values. */
export function findInvalidNames(page: WidgetPage, data: WidgetData): readonly string[] {
  const values = getControlValues(page, data);
  return Object.entries(allWidgetFields(page)).flatMap(([name, field]) =>
    isFieldVisible(field, values) && findConfigIssue(field, values[name]) ? [name] : [],
  );
}

/** Returns the names of changed fields, including unknown ones, and changed texts as `texts.<language>.<key>`. */
export function getChangedNames(saved: WidgetData, data: WidgetData): readonly string[] {
  const names = [...new Set([...Object.keys(saved), ...Object.keys(data)])].filter((name) => name !== 'texts');
  const [before, after] = [getCustomTexts(saved), getCustomTexts(data)];
  const codes = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const texts = codes.flatMap((code) =>
    [...new Set([...Object.keys(before[code] ?? {}), ...Object.keys(after[code] ?? {})])]
      .filter((key) => before[code]?.[key] !== after[code]?.[key])
      .map((key) => `texts.${code}.${key}`),
  );
  return [...names.filter((name) => !isDeepEqual(saved[name], data[name])), ...texts];
}
