import type { ComponentType } from 'react';
import { type MessageOverrides, registerMessages } from '../i18n/registerMessages';
import type { Entity, Row } from '../resources/entity';
import type { EntityExtension, EntityExtensions, OwnEntity } from '../resources/entityChanges';
import type { RecordKind } from '../resources/recordKind';
import { registerEntities } from '../resources/registerEntities';
import type { Brand, Config } from './config';
import type { IconName } from './ui/icons/Icon';

/** Loads the module of a component when it is needed: `() => import('./NewestPage')`. */
export type LoadComponent<Props extends object = object> = () => Promise<{ default: ComponentType<Props> }>;

/** A page inside the shell. */
export interface ExtensionPage {
  /** URL without a slash at the start. `'orders/*'` also has the URLs below it; `'customers/:id/orders'` is a page of a record. */
  path: string;
  /** Message key of the title. */
  title: string;
  load: LoadComponent;
}

/** A menu entry of a page. Entities have an entry without it. */
export interface ExtensionMenuEntry {
  /** URL of the page: `'/orders'`. */
  path: string;
  /** Message key of the label. */
  label: string;
  icon?: IconName;
  /** Where the entry is appended; `'manage'` by default. */
  group?: 'setup' | 'manage' | 'settings';
}

/** Components that replace the derived pages of an entity. They read react-admin's contexts and have no props. */
export interface ExtensionOverride {
  list?: LoadComponent;
  create?: LoadComponent;
  edit?: LoadComponent;
  show?: LoadComponent;
}

/** What a company adds to the console, and what it replaces. */
export interface ConsoleExtension {
  /** Name, logo, colors and font. `brand` of config.json replaces single values. */
  brand: Brand;
  /** Appended to the menu and to quick find. */
  entities: readonly Entity[];
  /** Kinds of record without a list page of their own, by the name of their resource. They are read and written over REST. */
  recordKinds: Readonly<Record<string, RecordKind>>;
  pages: readonly ExtensionPage[];
  menu: readonly ExtensionMenuEntry[];
  /** Changes of the console's entities and of its own, by their names. */
  extend: Readonly<Record<string, EntityExtension>>;
  /** By the name of the entity. */
  overrides: Readonly<Record<string, ExtensionOverride>>;
  /** Added to the console's messages, or replacing them: `en` as an object, other languages as loaders. */
  messages: MessageOverrides;
}

/** Rows of the extension's entities in the mock server. */
export interface ExtensionFixtures {
  /** GraphQL types and queries of entities that aren't read over REST, and of added fields: `extend type Customer { … }`. */
  schema?: string;
  /**
   * Rows by entity, with ids that are unique in the site.
   * @param now milliseconds
   */
  createRows: (site: { number: number; name: string }, now: number) => Readonly<Record<string, readonly Row[]>>;
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
  overrides: {},
  messages: {},
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
>(
  extension: Partial<Omit<ConsoleExtension, 'entities' | 'extend'>> & {
    entities?: Own;
    extend?: EntityExtensions<CustomerField, RewardField, ReviewField, QuestionField, OrderField, Own>;
  },
): ConsoleExtension {
  // The types of the rows are erased, as by `defineEntity`: the changes become part of the declaration.
  const extend = extension.extend as unknown as ConsoleExtension['extend'] | undefined;
  return { ...emptyExtension, ...extension, extend: extend ?? {} };
}

let registered = emptyExtension;

/**
 * Hands an extension to the console. `main.tsx` and the static shell call it before they load the modules that read the
 * extension. It resolves when the console's entities have their changes.
 */
export async function registerExtension(extension: ConsoleExtension): Promise<void> {
  registered = extension;
  registerEntities(extension.entities, extension.recordKinds);
  registerMessages(extension.messages);
  if (Object.keys(extension.extend).length === 0) return;
  const { extendEntities } = await import('../resources/extendEntities');
  extendEntities(extension.extend);
}

/** The extension of this console; an empty one if none was registered. */
export const getExtension = (): ConsoleExtension => registered;

/**
 * Whether a page is hidden: from the menu, from quick find, and at its URL (APP-10). What is below a hidden page is
 * hidden, too.
 * @param url path of a page or of a route, such as `/billing/*`; a query is ignored
 */
export function isHidden(url: string, { billingHidden }: Pick<Config, 'billingHidden'>): boolean {
  const [path] = url.split('?');
  return (billingHidden ? ['/billing'] : []).some((hidden) => path === hidden || path?.startsWith(`${hidden}/`));
}

/** Whether a page is hidden in some configuration: for what is prepared before the configuration is loaded. */
export const isHideable = (url: string): boolean => isHidden(url, { billingHidden: true });
