import { type AddedLanguage, type MessageOverrides, registerMessages } from '../i18n/registerMessages';
import type { ConfigFields } from '../resources/config/configField';
import type { Entity, Row } from '../resources/entity';
import type { EntityExtension, EntityExtensions, OwnEntity } from '../resources/entityChanges';
import type { RecordKind } from '../resources/recordKind';
import { registerDeclarations } from '../resources/registerDeclarations';
import type { OwnVariable } from '../resources/templates/variables';
import type { Brand, Config } from './config';
import type { MenuEntry, MenuGroupOf } from './slots/changeMenu';
import type { FindSlots } from './slots/findSlots';
import type {
  AnalyticsSlots,
  BannerSlots,
  DashboardSlots,
  LoadComponent,
  MenuChange,
  SettingsSlots,
} from './slots/pageSlots';
import type {
  EmailVariableSlots,
  OwnRewardType,
  OwnTaskType,
  OwnWidgetType,
  RewardTypeSlots,
  TaskTypeSlots,
  WidgetTypeSlots,
} from './slots/storefrontSlots';

export type { ConsoleDataProvider } from '../dataProvider';
export type { ActionDialogProps } from '../resources/actionDialog';
export type { RunCommand, SearchFunction } from './slots/findSlots';
export type { AnalyticsDays, LoadRows } from './slots/pageSlots';

/** A page inside the shell. */
export interface ExtensionPage {
  /** URL without a slash at the start. `'orders/*'` also has the URLs below it; `'customers/:id/orders'` is a page of a record. */
  path: string;
  /** Message key of the title. */
  title: string;
  load: LoadComponent;
}

/** Components that replace the derived pages of an entity. They read react-admin's contexts and have no props. */
export interface ExtensionOverride {
  list?: LoadComponent;
  create?: LoadComponent;
  edit?: LoadComponent;
  show?: LoadComponent;
}

/**
 * The slots that an extension opens itself, with the properties of their parts. Declare them where they are opened:
 * `declare module '../defineConsole' { interface OwnSlots { 'orders.total': { orderId: string } } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: extensions add to it
export interface OwnSlots {}

/** Parts by slot. */
type OwnSlotParts = {
  readonly [Name in keyof OwnSlots]?: readonly { name: string; load: LoadComponent<OwnSlots[Name] & object> }[];
};

/** What a company adds to the console, and what it replaces. */
export interface ConsoleExtension {
  /** Name, logo, colors and font. `brand` of config.json replaces single values. */
  brand: Brand;
  /** Appended to the menu and to quick find. */
  entities: readonly Entity[];
  /** Kinds of record without a list page of their own, by the name of their resource. They are read and written over REST. */
  recordKinds: Readonly<Record<string, RecordKind>>;
  pages: readonly ExtensionPage[];
  /** New menu entries and groups, other places of existing ones, and pages to hide. */
  menu: readonly MenuChange[];
  /** Changes of the console's and the extension's entities, by name. */
  extend: Readonly<Record<string, EntityExtension>>;
  /** Cards of the dashboard, and other places of the console's own. */
  dashboard: DashboardSlots;
  /** Sections of the settings page, and other places of the console's own. */
  settings: SettingsSlots;
  /** Tabs of the analytics, and other places of the console's own. */
  analytics: AnalyticsSlots;
  /** Types of tasks and rewards of programs, by the `type` that the API stores. */
  taskTypes: Readonly<Record<string, OwnTaskType>>;
  rewardTypes: Readonly<Record<string, OwnRewardType>>;
  /** Variables of emails, by the name that the API replaces. */
  emailVariables: Readonly<Record<string, OwnVariable>>;
  /** Types of widgets besides the console's own, by the `type` that the API stores. */
  widgetTypes: Readonly<Record<string, OwnWidgetType>>;
  /** Commands of quick find, and what it searches. */
  find: FindSlots;
  /** Above every page of an open store. */
  banners: BannerSlots;
  /** Above the form of the sign-in page. */
  signInNotice: LoadComponent | null;
  /** Parts in the slots that the extension opens itself. */
  slots: OwnSlotParts;
  /** By the name of the entity. */
  overrides: Readonly<Record<string, ExtensionOverride>>;
  /** Added to the console's messages, or replacing them: `en` as an object, other languages as loaders. */
  messages: MessageOverrides;
  /** Languages that the console doesn't have, by code: `de`. Messages that they lack are shown in English. */
  languages: Readonly<Record<string, AddedLanguage>>;
}

/** What a call of the mock server gets. Its token was checked. */
export interface MockRequest {
  /** Parts of the path that begin with a colon. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  /** Parsed JSON. */
  body: unknown;
  /** ISO instant. */
  now: string;
  /** The rows of an entity in the store of the token. */
  rows: (entity: string) => readonly Row[];
}

/** A call of the mock server. */
export interface MockRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/admin`: `/deliveries/:id/reminders`. */
  path: string;
  /**
   * Answers a request. A second one with the same Idempotency-Key isn't executed, and gets the answer of the first.
   * @returns `body` is JSON; `put` are rows to create or replace, by entity
   */
  answer: (request: MockRequest) => {
    /** 200 by default. */
    status?: number;
    body?: Readonly<Record<string, unknown>>;
    put?: Readonly<Record<string, readonly Row[]>>;
  };
}

/** Rows of the extension's entities in the mock server, and its own calls. */
export interface ExtensionFixtures {
  /** GraphQL types and queries of entities that aren't read over REST, and of added fields: `extend type Customer { … }`. */
  schema?: string;
  /**
   * Rows by entity, with ids that are unique in the site.
   * @param now milliseconds
   */
  createRows: (site: { number: number; name: string }, now: number) => Readonly<Record<string, readonly Row[]>>;
  /** Calls of own endpoints. They come before the mock server's own, so they can replace them, too. */
  routes?: readonly MockRoute[];
  /** Values of the fields that `extend` adds to a row of the console's entities. */
  getValues?: (entity: string, row: Row) => Readonly<Record<string, unknown>>;
}

const emptyExtension: ConsoleExtension = {
  brand: {},
  entities: [],
  recordKinds: {},
  pages: [],
  menu: [],
  extend: {},
  dashboard: [],
  settings: [],
  analytics: [],
  emailVariables: {},
  taskTypes: {},
  rewardTypes: {},
  widgetTypes: {},
  find: {},
  banners: [],
  signInNotice: null,
  slots: {},
  overrides: {},
  messages: {},
  languages: {},
};

/**
 * Declares a company's additions to the console. Called in `src/extensions/index.ts`, which every page loads: import
 * entities and English messages there, and load everything else lazily.
 */
export function defineConsole<
  const CustomerField extends string = never,
  const RewardField extends string = never,
  const ReviewField extends string = never,
  const QuestionField extends string = never,
  const OrderField extends string = never,
  const Own extends readonly (Entity & OwnEntity)[] = [],
  const TaskFields extends Readonly<Record<string, ConfigFields>> = Record<never, never>,
  const RewardFields extends Readonly<Record<string, ConfigFields>> = Record<never, never>,
>(
  extension: Partial<
    Omit<ConsoleExtension, 'entities' | 'extend' | 'emailVariables' | 'taskTypes' | 'rewardTypes' | 'widgetTypes'>
  > & {
    entities?: Own;
    emailVariables?: EmailVariableSlots;
    taskTypes?: TaskTypeSlots<TaskFields>;
    rewardTypes?: RewardTypeSlots<RewardFields>;
    widgetTypes?: WidgetTypeSlots;
    extend?: EntityExtensions<CustomerField, RewardField, ReviewField, QuestionField, OrderField, Own>;
  },
): ConsoleExtension {
  // The types of the rows are erased, as by `defineEntity`: the changes become part of the declaration.
  const extend = extension.extend as unknown as ConsoleExtension['extend'] | undefined;
  return { ...emptyExtension, ...extension, extend: extend ?? {} };
}

let registered = emptyExtension;
let changeItsMenu: typeof import('./slots/changeMenu').changeMenu | null = null;

/**
 * Hands an extension to the console. `main.tsx` and the static shell call it before they load the modules that read the
 * extension. It resolves when the console's entities and menu have their changes.
 */
export async function registerExtension(extension: ConsoleExtension): Promise<void> {
  registered = extension;
  registerDeclarations(extension, (name, error) => console.error(`'${name}' of the extension failed`, error));
  registerMessages(extension.messages, extension.languages);
  if (extension.menu.length > 0) changeItsMenu = (await import('./slots/changeMenu')).changeMenu;
  if (Object.keys(extension.extend).length === 0) return;
  const { extendEntities } = await import('../resources/extendEntities');
  extendEntities(extension.extend);
}

/** Returns the menu with the changes of the extension. */
export const changeMenu = <Entry extends MenuEntry>(
  groups: readonly MenuGroupOf<Entry>[],
): readonly MenuGroupOf<Entry | MenuEntry>[] => changeItsMenu?.(groups, registered.menu) ?? groups;

/** The extension of this console; an empty one if none was registered. */
export const getExtension = (): ConsoleExtension => registered;

/**
 * Whether a page is hidden in the menu, in quick find, and at its URL (APP-10). Pages below it are hidden, too; with
 * `/imports` also the pages that import into a list, and with a list its part of the queue.
 * @param url path of a page or of a route, such as `/billing/*`; a query and a fragment are ignored
 */
export function isHidden(url: string, { billingHidden }: Pick<Config, 'billingHidden'>): boolean {
  const [path = ''] = url.split(/[?#]/);
  const isAtOrBelow = (hidden: string) =>
    `${path}/`.startsWith(`${hidden}/`) ||
    (hidden === '/imports' && /^\/[^/]+\/import\//.test(path)) ||
    url === `/moderate?of=${hidden.slice(1)}`;
  return (
    (billingHidden && isAtOrBelow('/billing')) ||
    registered.menu.some((change) => 'hide' in change && isAtOrBelow(change.path))
  );
}

/** Whether a configuration can hide a page. For code that runs before the configuration is loaded. */
export const isHideable = (url: string): boolean => isHidden(url, { billingHidden: true });
