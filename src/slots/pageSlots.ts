/** What an extension adds to the console's pages, and how it changes their order. */
import type { ComponentType } from 'react';
import type { StatsPeriod } from '../../dataProvider/methods/statsRequests';
import type { Place } from '../../resources/arrange';
import type { Entity } from '../../resources/entity';
import type { CsvCell } from '../lib/csv/csvLine';
import type { IconName } from '../ui/icons/Icon';
import type { CommandTools } from './findSlots';
import type { HideablePath, MenuGroupName, MenuPath } from './menuPages';
import type { AnalyticsTab, DashboardCardName, SettingsSection } from './parts';

/** Loads the module of a component when it is needed: `() => import('./NewestPage')`. */
export type LoadComponent<Props extends object = object> = () => Promise<{ default: ComponentType<Props> }>;

/** A menu entry of a page. Entities have an entry without it. */
type ExtensionMenuEntry = Place<MenuPath> & {
  /** URL of the page: `'/orders'`. */
  path: string;
  /** Message key of the label. */
  label: string;
  icon?: IconName;
  /** Where the entry is appended; `'manage'` by default. */
  group?: MenuGroupName;
};

/** Another place or group of one of the console's entries, or of the entry of an own entity. */
type MovedMenuEntry = Place<MenuPath> & { group?: MenuGroupName } & ({ path: MenuPath } | { entity: Entity });

/** Hides a page and the pages below it in the menu, in quick find, and at their URLs. */
export interface HiddenPage {
  path: HideablePath;
  hide: true;
}

export type ExtensionMenuItem = ExtensionMenuEntry | MovedMenuEntry;

/** An own group, with the message key of its heading, and new entries or those of the console. */
export type ExtensionMenuGroup = Place<MenuGroupName> & { label: string; entries: readonly ExtensionMenuItem[] };

/** Another place of one of the console's groups. */
export type MovedMenuGroup = Place<MenuGroupName> & { group: MenuGroupName };

/** A change of the menu. */
export type MenuChange = ExtensionMenuItem | HiddenPage | ExtensionMenuGroup | MovedMenuGroup;

/**
 * Own parts of a page, and other places of the console's parts.
 * @param Name the console's parts, which can also be places
 * @param Own what an own part declares besides its name, which must be unique
 */
export type PartsOf<Name extends string, Own> = readonly (
  | ({ name: string } & Own & Place<Name>)
  | ({ name: Name; hide?: never } & Place<Name>)
  | { name: Name; hide: true }
)[];

/** Cards of the dashboard. Own cards are before the last one by default, and else in the row of the card beside them. */
export type DashboardSlots = PartsOf<DashboardCardName, { load: LoadComponent<{ period: StatsPeriod }> }>;

/** Sections of the settings page, at `/settings/<name>`. */
export type SettingsSlots = PartsOf<
  SettingsSection,
  {
    /** Message key of the tab. */
    label: string;
    load: LoadComponent;
    /** Fields that the search of settings and quick find know: message keys by `data-field`. */
    fields?: Readonly<Record<string, string>>;
  }
>;

/** The days that the analytics show, as `yyyy-mm-dd`, both included. */
export interface AnalyticsDays {
  firstDay: string;
  lastDay: string;
}

/**
 * Reads what the Download button of a tab saves: lines of cells, of which the first has the names of the columns. What it
 * throws is shown.
 */
export type LoadRows = (
  days: AnalyticsDays,
  tools: Pick<CommandTools, 'dataProvider' | 'translate'>,
) => Promise<readonly (readonly CsvCell[])[]>;

/** Tabs of the analytics, at `/analytics/<name>`, below the choice of the period. */
export type AnalyticsSlots = PartsOf<
  AnalyticsTab,
  {
    /** Message key of the tab. */
    label: string;
    load: LoadComponent<AnalyticsDays>;
    /** The file that Download saves. Without it, the tab has no such button. */
    csv?: () => Promise<{ default: LoadRows }>;
  }
>;

/** Banners above every page of an open store. */
export type BannerSlots = readonly { name: string; load: LoadComponent }[];
