import type { Entity } from '../../resources/entity';
import type { Documents } from '../fixtures/documents';
import type { Change } from './change';
import { Table } from './table';

/** Documents and tables of one site. */
export class Site {
  private readonly tables: ReadonlyMap<string, Table>;

  constructor(
    readonly id: string,
    entities: readonly Entity[],
    public documents: Documents,
  ) {
    this.tables = new Map(entities.map((entity) => [entity.name, new Table(entity)]));
  }

  /** @throws Error if there is no such entity */
  table(entity: string): Table {
    const table = this.tables.get(entity);
    if (!table) throw new Error(`there is no entity '${entity}'`);
    return table;
  }

  allTables(): Iterable<Table> {
    return this.tables.values();
  }

  apply(change: Change): void {
    if ('documents' in change) this.documents = { ...this.documents, ...change.documents };
    else if ('put' in change) this.table(change.table).put(change.put);
    else this.table(change.table).delete(change.drop);
  }
}
