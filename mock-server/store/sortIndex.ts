/** Slots in sort order. */
export class SortIndex {
  private slots = new Int32Array(1024);
  private count = 0;

  /** @param compare total order over slots: 0 only for a slot and itself */
  constructor(private readonly compare: (value: number, other: number) => number) {}

  get size(): number {
    return this.count;
  }

  at(position: number): number {
    return this.slots[position] ?? -1;
  }

  /** Replaces all slots. */
  fill(slots: readonly number[]): void {
    this.slots = new Int32Array(Math.max(1024, slots.length + 256));
    this.slots.set([...slots].sort(this.compare));
    this.count = slots.length;
  }

  insert(slot: number): void {
    this.grow(this.count + 1);
    const position = this.positionOf(slot);
    this.slots.copyWithin(position + 1, position, this.count);
    this.slots[position] = slot;
    this.count += 1;
  }

  /** Must be called before the sort keys of the slot change. */
  remove(slot: number): void {
    const position = this.positionOf(slot);
    if (this.slots[position] !== slot) throw new Error(`slot ${slot} is not where its sort says`);
    this.slots.copyWithin(position, position + 1, this.count);
    this.count -= 1;
  }

  /** Inserts many new slots in one pass. */
  insertAll(slots: readonly number[]): void {
    this.grow(this.count + slots.length);
    const inOrder = [...slots].sort(this.compare);
    let end = this.count;
    for (let left = inOrder.length; left > 0; left -= 1) {
      const slot = inOrder[left - 1] ?? -1;
      const position = this.positionOf(slot, end);
      this.slots.copyWithin(position + left, position, end);
      this.slots[position + left - 1] = slot;
      end = position;
    }
    this.count += slots.length;
  }

  /** Removes many slots, even if their sort keys have changed. */
  removeAll(slots: ReadonlySet<number>): void {
    let remaining = 0;
    for (let position = 0; position < this.count; position += 1) {
      const slot = this.at(position);
      if (slots.has(slot)) continue;
      this.slots[remaining] = slot;
      remaining += 1;
    }
    this.count = remaining;
  }

  private grow(minCapacity: number): void {
    if (minCapacity <= this.slots.length) return;
    const grown = new Int32Array(Math.max(minCapacity, this.slots.length * 2));
    grown.set(this.slots);
    this.slots = grown;
  }

  private positionOf(slot: number, end = this.count): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.at(middle), slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
