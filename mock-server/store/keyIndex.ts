import type { Row } from '../../resources/entity';

/** Non-unique index of slots by key. Slots whose key has changed are skipped on lookup. */
export class KeyIndex {
  private readonly slots = new Map<string, number[]>();

  /** @param getKey returns null for a row without a key */
  constructor(private readonly getKey: (row: Row) => string | null) {}

  set(slot: number, row: Row): void {
    const key = this.getKey(row);
    if (key === null) return;
    const slotsOfKey = this.slots.get(key);
    if (!slotsOfKey) this.slots.set(key, [slot]);
    else if (!slotsOfKey.includes(slot)) slotsOfKey.push(slot);
  }

  /** Finds a row with this key. */
  find(key: string, rows: readonly (Row | undefined)[]): Row | undefined {
    const slot = this.slots.get(key)?.findLast((item) => {
      const row = rows[item];
      return row !== undefined && this.getKey(row) === key;
    });
    return slot === undefined ? undefined : rows[slot];
  }
}
