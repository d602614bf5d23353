import type { ReactNode } from 'react';
import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from './consoleRecord';

/** Renders an element around the content of a cell. @param className layout of the content, if the element needs one */
export type WrapCell = (content: ReactNode, className?: string) => ReactNode;

/** Props of the component that shows a field. */
export interface CellProps {
  value: unknown;
  path: string;
  record: ConsoleRecord;
  entity: Entity;
  /** `main`: first line of its column. `second`: a secondary line below it. `full`: the panel, not truncated. */
  line: 'main' | 'second' | 'full';
  /** Renders the outer element of `linkableKinds`, such as the link that opens the record; a span by default. */
  wrap?: WrapCell | undefined;
}
