import type { Entity } from '../../resources/entity';
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

  constructor(
    private readonly entities: readonly Entity[],
    private readonly keeper: Keeper | null = null,
  ) {}

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

  allSites(): Iterable<Site> {
    return this.sites.values();
  }

  /**
   * Makes changes, all or none: kept first, so that nothing is seen or acknowledged that could be lost.
   * @throws whatever the keeper throws; nothing has changed then
   */
  commit(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    this.keeper?.append(changes);
    for (const change of changes) this.site(change.site).apply(change);
  }
}
