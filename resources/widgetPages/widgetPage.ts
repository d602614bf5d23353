import type { ConfigFields, ConfigOf } from '../config/configField';
import { readConfig } from '../config/configShape';
import type { ShopperTextKey } from '../storefront/texts';

/** The groups of an editor's controls, in the order in which they are shown. */
export const controlGroups = ['show', 'layout', 'position', 'style', 'pages'] as const;
export type ControlGroup = (typeof controlGroups)[number];

/** Where a widget stands: in a page of the shop, over every page, or, as the theme of all others, nowhere. */
export type WidgetPlace = 'inPage' | 'ownPage' | 'overlay' | 'everywhere';

/** One of the pages of the widget editor, as data: the whole editor follows from it. */
export interface WidgetPage {
  place: WidgetPlace;
  /** Its controls, by group; a group that it has not is left out. */
  controls: { readonly [Group in ControlGroup]?: ConfigFields };
  /** What it says to shoppers, in the order in which they meet it. */
  texts: readonly ShopperTextKey[];
}

/** All fields of a page, whatever their group; the names are those of the values of the widget's `data`. */
export type FieldsOf<Page extends WidgetPage> = UnionToIntersection<
  NonNullable<Page['controls'][keyof Page['controls']]>
>;

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The values of a page's controls. */
export type ValuesOf<Page extends WidgetPage> = FieldsOf<Page> extends ConfigFields ? ConfigOf<FieldsOf<Page>> : never;

/** States a page. */
export const defineWidgetPage = <const Page extends WidgetPage>(page: Page): Page => page;

/** The controls of a page in one, by the name of their value. */
export function fieldsOf(page: WidgetPage): ConfigFields {
  return Object.assign({}, ...controlGroups.map((group) => page.controls[group]));
}

/** The values of a widget as they were read; what is missing, or makes no sense, is as at first. */
export function readValues<Page extends WidgetPage>(page: Page, data: unknown): ValuesOf<Page> {
  // The fields are those of the page; their type is only spread over its groups.
  return readConfig(fieldsOf(page), data) as unknown as ValuesOf<Page>;
}
