import { isAsked } from '../../../../../resources/config/configField';
import { configFault, defaultOf } from '../../../../../resources/config/configShape';
import { fieldsOf, type WidgetPage } from '../../../../../resources/widgetPages/widgetPage';
import { isSameValue } from '../../../../engine/editing/mergeEdits';
import { ownTexts, type WidgetData } from '../widgetData';

/** The value of a control as it is shown: what was never set is as it is at first. */
export function controlValue(page: WidgetPage, data: WidgetData, name: string): unknown {
  const field = fieldsOf(page)[name];
  const stored = Object.hasOwn(data, name) ? data[name] : undefined;
  return stored === undefined && field ? defaultOf(field) : stored;
}

/** All values of the controls, for those that are asked for by what others are. */
export function controlValues(page: WidgetPage, data: WidgetData): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(fieldsOf(page)).map((name) => [name, controlValue(page, data, name)]));
}

/** Names of the controls whose value cannot be published. */
export function faultyNames(page: WidgetPage, data: WidgetData): readonly string[] {
  const values = controlValues(page, data);
  return Object.entries(fieldsOf(page)).flatMap(([name, field]) =>
    isAsked(field, values) && configFault(field, values[name]) ? [name] : [],
  );
}

/** Parts of the data that two of them differ in: controls, texts of a language, what the console does not know. */
export function changedNames(saved: WidgetData, data: WidgetData): readonly string[] {
  const names = [...new Set([...Object.keys(saved), ...Object.keys(data)])].filter((name) => name !== 'texts');
  const [before, after] = [ownTexts(saved), ownTexts(data)];
  const codes = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const texts = codes.flatMap((code) =>
    [...new Set([...Object.keys(before[code] ?? {}), ...Object.keys(after[code] ?? {})])]
      .filter((key) => before[code]?.[key] !== after[code]?.[key])
      .map((key) => `texts.${code}.${key}`),
  );
  return [...names.filter((name) => !isSameValue(saved[name], data[name])), ...texts];
}
