import type { ComponentType } from 'react';
import { type MessageOverrides, registerMessages } from '../i18n/registerMessages';
import type { Entity, Row } from '../resources/entity';
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
  /** By the name of the entity. */
  overrides: Readonly<Record<string, ExtensionOverride>>;
  /** Added to the console's messages, or replacing them: `en` as an object, other languages as loaders. */
  messages: MessageOverrides;
}

/** Rows of the extension's entities in the mock server. */
export interface ExtensionFixtures {
  /** GraphQL types and queries of entities that aren't read over REST. */
  schema?: string;
  /**
   * Rows by entity, with ids that are unique in the site.
   * @param now milliseconds
   */
  createRows: (site: { number: number; name: string }, now: number) => Readonly<Record<string, readonly Row[]>>;
}

const emptyExtension: ConsoleExtension = {
  brand: {},
  entities: [],
  recordKinds: {},
  pages: [],
  menu: [],
  overrides: {},
  messages: {},
};

/**
 * Declares a company's additions to the console. Called in `src/extensions/index.ts`, which every page loads: import
 * entities and English messages there, and load everything else lazily.
 */
export const defineConsole = (extension: Partial<ConsoleExtension>): ConsoleExtension => ({
  ...emptyExtension,
  ...extension,
});

let registered = emptyExtension;

/** Hands an extension to the console. `main.tsx` and the static shell call it before they load the modules that read the extension. */
export function registerExtension(extension: ConsoleExtension): void {
  registered = extension;
  registerEntities(extension.entities, extension.recordKinds);
  registerMessages(extension.messages);
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
