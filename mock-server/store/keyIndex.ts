import type { Row } from '../../resources/entity';

/** Slots by a key that several rows may share. A slot that has another key by now is passed over. */
export class KeyIndex {
  private readonly slots = new Map<string, number[]>();

  /** @param keyOf null for a row that has no key */
  constructor(private readonly keyOf: (row: Row) => string | null) {}

  set(slot: number, row: Row): void {
    const key = this.keyOf(row);
    if (key === null) return;
    const known = this.slots.get(key);
    if (!known) this.slots.set(key, [slot]);
    else if (!known.includes(slot)) known.push(slot);
  }

  /** A row with this key, where there is one. */
  find(key: string, rows: readonly (Row | undefined)[]): Row | undefined {
    const slot = this.slots.get(key)?.findLast((one) => {
      const row = rows[one];
      return row !== undefined && this.keyOf(row) === key;
    });
    return slot === undefined ? undefined : rows[slot];
  }
}
