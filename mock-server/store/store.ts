import type { Entity, Row } from '../../resources/entity';
import type { SiteFixture } from '../fixtures/makeSite';
import type { Change } from './change';
import { Site } from './site';

/** Where changes are put before they count; it throws when it could not keep them. */
export interface Keeper {
  append(changes: readonly Change[]): void;
}

/** All sites; every write goes through {@link Store.commit}. */
export class Store {
  private sites = new Map<string, Site>();
  private keeper: Keeper | null = null;

  constructor(private readonly entities: readonly Entity[]) {}

  /** From now on every change is kept before it counts. */
  keepIn(keeper: Keeper): void {
    this.keeper = keeper;
  }

  /** Replaces everything by these sites. */
  fill(fixtures: ReadonlyMap<string, SiteFixture>): void {
    this.sites = new Map();
    for (const [id, { documents, rows }] of fixtures) {
      const site = new Site(id, this.entities, documents);
      for (const table of site.allTables()) table.load(rows[table.entity.name] ?? []);
      this.sites.set(id, site);
    }
  }

  /** @throws Error when there is no such site */
  site(id: string): Site {
    const site = this.sites.get(id);
    if (!site) throw new Error(`there is no site '${id}'`);
    return site;
  }

  /** All that there is, as the changes that make it. */
  *everything(): Iterable<Change> {
    for (const site of this.sites.values()) {
      yield { site: site.id, documents: site.documents };
      for (const table of site.allTables()) {
        for (const put of table.all()) yield { site: site.id, table: table.entity.name, put };
      }
    }
  }

  /**
   * Makes changes, all or none: kept first, so that nothing is seen or acknowledged that could be lost.
   * @throws whatever the keeper throws; nothing has changed then
   */
  commit(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    this.keeper?.append(changes);
    this.replay(changes);
  }

  /** Makes changes that are kept already. */
  replay(changes: readonly Change[]): void {
    for (let from = 0; from < changes.length; ) {
      const first = changes[from];
      if (!first) return;
      const rows = putsFrom(changes, from);
      if ('put' in first) this.site(first.site).table(first.table).putAll(rows);
      else this.site(first.site).apply(first);
      from += Math.max(1, rows.length);
    }
  }
}

/** The rows that are put into one table one after another, from a place on. */
function putsFrom(changes: readonly Change[], from: number): Row[] {
  const first = changes[from];
  const rows: Row[] = [];
  if (!first || !('put' in first)) return rows;
  for (let place = from; place < changes.length; place += 1) {
    const change = changes[place];
    if (!change || !('put' in change) || change.site !== first.site || change.table !== first.table) break;
    rows.push(change.put);
  }
  return rows;
}
