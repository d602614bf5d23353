import { createElement, Fragment } from 'react';
import { getExtension, type OwnSlots } from '../../defineConsole';
import type { LoadComponent } from '../../slots/pageSlots';
import { createSlots } from './createSlot';

type AnyParts = readonly { name: string; load: LoadComponent }[];

// The properties are checked where parts are declared, and where the slot is opened.
const parts = getExtension().slots as unknown as Readonly<Record<string, AnyParts>>;
const contents = Object.entries(parts).map(([slot, own]) => [slot, createSlots(slot, own)] as const);

/**
 * A slot that an extension opens in its own pages, for the parts that `slots` in `defineConsole` declares.
 * @throws nothing: a part that fails shows its name, and the others aren't affected
 */
export function ExtensionSlot<Name extends keyof OwnSlots>(slot: { name: Name } & OwnSlots[Name]) {
  // Without an extension, there are no slots.
  const { name, ...props }: { name: string } = slot;
  return contents
    .filter(([slot]) => slot === name)
    .flatMap(([, own]) => Object.entries(own))
    .map(([part, Part]) => <Fragment key={part}>{createElement(Part, props)}</Fragment>);
}
