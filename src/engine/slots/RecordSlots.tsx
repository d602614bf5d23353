import type { ComponentType } from 'react';
import { getExtension } from '../../defineConsole';
import { createSlot } from './createSlot';

type Place = 'panel' | 'headerActions';

interface NamedSlot {
  name: string;
  Slot: ComponentType;
}

/** The components of a place, by the name of the entity. */
const createSlots = (place: Place): Readonly<Record<string, readonly NamedSlot[]>> =>
  Object.fromEntries(
    Object.entries(getExtension().extend).map(([entity, { [place]: parts = [] }]) => [
      entity,
      parts.map(({ name, load }) => ({
        name,
        Slot: createSlot(`extend.${entity}.${place}.${name}`, load),
      })),
    ]),
  );

const slots: Readonly<Record<Place, ReturnType<typeof createSlots>>> = {
  panel: createSlots('panel'),
  headerActions: createSlots('headerActions'),
};

/** What an extension adds to a record at a place. Each reads the record with react-admin's `useRecordContext`. */
export function RecordSlots({ entity, place }: { entity: string; place: Place }) {
  return slots[place][entity]?.map(({ name, Slot }) => <Slot key={name} />);
}
