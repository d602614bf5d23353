/** Growable typed-array columns, indexed by slot. */

/** Numbers by slot. */
export class NumberColumn {
  private values = new Float64Array(1024);

  get(slot: number): number {
    return this.values[slot] ?? Number.NaN;
  }

  set(slot: number, value: number): void {
    if (slot >= this.values.length) {
      const grown = new Float64Array(Math.max(slot + 1, this.values.length * 2));
      grown.set(this.values);
      this.values = grown;
    }
    this.values[slot] = value;
  }
}

/** Dictionary-encoded filter values by slot. */
export class DictionaryColumn {
  private codes = new Int32Array(1024);
  private readonly known = new Map<unknown, number>();

  set(slot: number, value: unknown): void {
    if (slot >= this.codes.length) {
      const grown = new Int32Array(Math.max(slot + 1, this.codes.length * 2));
      grown.set(this.codes);
      this.codes = grown;
    }
    let code = this.known.get(value);
    if (code === undefined) {
      code = this.known.size + 1;
      this.known.set(value, code);
    }
    this.codes[slot] = code;
  }

  /** Predicate for slots with one of these values. */
  isOneOf(values: readonly unknown[]): (slot: number) => boolean {
    const requestedCodes = new Set(values.map((value) => this.known.get(value) ?? 0));
    requestedCodes.delete(0);
    if (requestedCodes.size === 0) return () => false;
    const [first] = requestedCodes;
    if (requestedCodes.size === 1) return (slot) => this.codes[slot] === first;
    return (slot) => requestedCodes.has(this.codes[slot] ?? 0);
  }
}
