import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from './consoleRecord';

/** Props of the component that shows a field. */
export interface CellProps {
  value: unknown;
  path: string;
  record: ConsoleRecord;
  entity: Entity;
  /** `main`: first line of its column. `second`: a secondary line below it. `full`: the panel, not truncated. */
  line: 'main' | 'second' | 'full';
}
