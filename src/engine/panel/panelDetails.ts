import { type ComponentType, createContext } from 'react';

/** What the panel of a record shows below its fields; reads the record with `useRecordContext`. Null for nothing. */
export const PanelDetailsContext = createContext<ComponentType | null>(null);
