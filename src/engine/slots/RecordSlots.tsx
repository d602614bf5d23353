import type { ComponentType } from 'react';
import { getExtension } from '../../defineConsole';
import { createSlots } from './createSlot';

type Place = 'panel' | 'headerActions';

/** The components of a place, by the names of the entity and the slot. */
const createPlace = (place: Place): Readonly<Record<string, Readonly<Record<string, ComponentType>>>> =>
  Object.fromEntries(
    Object.entries(getExtension().extend).map(([entity, { [place]: parts = [] }]) => [
      entity,
      createSlots(`extend.${entity}.${place}`, parts),
    ]),
  );

const places = { panel: createPlace('panel'), headerActions: createPlace('headerActions') };

/** What an extension adds to a record at a place. Each reads the record with react-admin's `useRecordContext`. */
export function RecordSlots({ entity, place }: { entity: string; place: Place }) {
  return Object.entries(places[place][entity] ?? {}).map(([name, Slot]) => <Slot key={name} />);
}
