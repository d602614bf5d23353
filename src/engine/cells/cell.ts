import type { Entity } from '../../../resources/entity';
import type { ConsoleRecord } from '../records/consoleRecord';

/** What a read component of a field gets. */
export interface CellProps {
  value: unknown;
  path: string;
  record: ConsoleRecord;
  entity: Entity;
  /** `main`: the first line of its column. `second`: a quieter line below. `full`: alone in the panel, uncut. */
  line: 'main' | 'second' | 'full';
}
