/** What an extension adds to quick find. */
import type { useNotify, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { Entity } from '../../resources/entity';
import type { IconName } from '../ui/icons/Icon';

/** What a command gets. */
export interface CommandTools {
  dataProvider: ConsoleDataProvider;
  translate: ReturnType<typeof useTranslate>;
  notify: ReturnType<typeof useNotify>;
  /** Opens a page of the console by its URL. */
  navigate: (to: string) => void;
}

/** Runs a command. What it throws is shown with the command's name. */
export type RunCommand = (tools: CommandTools) => void | Promise<void>;

/** A command: opens a page, or runs code that is loaded for it. */
export type FindCommand = {
  /** Must be unique. */
  name: string;
  /** Message key of the label. */
  label: string;
  /** Message key of synonyms, by which it is found, too. */
  words?: string;
  icon?: IconName;
} & ({ to: string; load?: never } | { load: () => Promise<{ default: RunCommand }>; to?: never });

/** A result of an own search. */
export interface FoundLink {
  /** URL in the console. */
  to: string;
  label: string;
  /** More about it, beside the label. */
  detail?: string;
  icon?: IconName;
}

/** Searches for a nonempty text. Debounced. Errors are shown with the source's label. */
export type SearchFunction = (
  text: string,
  tools: Pick<CommandTools, 'dataProvider' | 'translate'> & { signal: AbortSignal },
) => Promise<readonly FoundLink[]>;

/** What quick find searches besides customers and reviews: an own entity that has a search, or an own function. */
export type FindSource =
  | { entity: Entity }
  | {
      /** Must be unique. */
      name: string;
      /** Message key of the heading of the results. */
      label: string;
      load: () => Promise<{ default: SearchFunction }>;
    };

/** Commands and sources of quick find. */
export interface FindSlots {
  commands?: readonly FindCommand[];
  sources?: readonly FindSource[];
}
