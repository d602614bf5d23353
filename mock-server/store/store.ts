import type { Entity } from '../../resources/entity';
import type { SiteFixture } from '../fixtures/createSiteFixture';
import type { Change } from './change';
import { Site } from './site';

/** Write-ahead log. `append` throws if the changes could not be persisted. */
export interface ChangeLog {
  append(changes: readonly Change[]): void;
}

/** All sites. Every write goes through {@link Store.commit}. */
export class Store {
  private sites = new Map<string, Site>();
  private changeLog: ChangeLog | null = null;

  constructor(private readonly entities: readonly Entity[]) {}

  /** Persists every later change before it is applied. */
  setChangeLog(changeLog: ChangeLog): void {
    this.changeLog = changeLog;
  }

  /** Replaces all data. */
  fill(fixtures: ReadonlyMap<string, SiteFixture>): void {
    this.sites = new Map();
    for (const [id, { documents, rows }] of fixtures) {
      const site = new Site(id, this.entities, documents);
      for (const table of site.allTables()) table.load(rows[table.entity.name] ?? []);
      this.sites.set(id, site);
    }
  }

  /** @throws Error if there is no such site */
  site(id: string): Site {
    const site = this.sites.get(id);
    if (!site) throw new Error(`there is no site '${id}'`);
    return site;
  }

  /** Yields the whole content as changes. */
  *toChanges(): Iterable<Change> {
    for (const site of this.sites.values()) {
      yield { site: site.id, documents: site.documents };
      for (const table of site.allTables()) {
        for (const put of table.all()) yield { site: site.id, table: table.entity.name, put };
      }
    }
  }

  /**
   * Applies changes atomically. They are written to the file before they become visible.
   * @throws if the file cannot be written; nothing has changed then
   */
  commit(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    this.changeLog?.append(changes);
    this.replay(changes);
  }

  /** Applies changes that are already persisted. */
  replay(changes: readonly Change[]): void {
    for (const change of changes) this.site(change.site).apply(change);
  }
}
