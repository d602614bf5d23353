import type { ConfigFields, ConfigOf } from '../config/configField';
import { parseConfigValues } from '../config/configShape';
import type { ShopperTextKey } from '../storefront/texts';

/** Groups of an editor's controls, in display order. */
export const controlGroups = ['source', 'show', 'layout', 'position', 'style', 'pages'] as const;
export type ControlGroup = (typeof controlGroups)[number];

/** Placement of a widget: within a page, a separate page, or over every page. The theme is `everywhere`. */
export type WidgetPlacement = 'inPage' | 'ownPage' | 'overlay' | 'everywhere';

/** Declarative widget editor page. */
export interface WidgetPage {
  placement: WidgetPlacement;
  /** Every visitor sees the same, so that the preview offers no choice of visitors. */
  sameForAll?: true;
  /** Controls by group. Groups are optional. */
  controls: { readonly [Group in ControlGroup]?: ConfigFields };
  /** Storefront texts of the widget, in display order. */
  texts: readonly ShopperTextKey[];
}

/** All fields of a page, regardless of their group. The names are the keys of the widget's `data`. */
export type FieldsOf<Page extends WidgetPage> = UnionToIntersection<
  NonNullable<Page['controls'][keyof Page['controls']]>
>;

type UnionToIntersection<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Values of a page's controls. */
export type ValuesOf<Page extends WidgetPage> = FieldsOf<Page> extends ConfigFields ? ConfigOf<FieldsOf<Page>> : never;

/** Declares a page. */
export const defineWidgetPage = <const Page extends WidgetPage>(page: Page): Page => page;

/** All controls of a page, by name. */
export function allWidgetFields(page: WidgetPage): ConfigFields {
  return Object.assign({}, ...controlGroups.map((group) => page.controls[group]));
}

/** Parses the values of a widget. Missing and invalid values are replaced by the defaults. */
export function parseWidgetValues<Page extends WidgetPage>(page: Page, data: unknown): ValuesOf<Page> {
  // The type is distributed over the page's groups.
  return parseConfigValues(allWidgetFields(page), data) as unknown as ValuesOf<Page>;
}
