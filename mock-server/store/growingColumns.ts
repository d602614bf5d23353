/** Values by slot, in arrays that are quick to scan; grown when a slot lies beyond the end. */

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

/** Values of a filter by slot, each as a small number that stands for it. */
export class CodeColumn {
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

  /** A test for slots whose value is one of these. */
  isOneOf(values: readonly unknown[]): (slot: number) => boolean {
    const wanted = new Set(values.map((value) => this.known.get(value) ?? 0));
    wanted.delete(0);
    if (wanted.size === 0) return () => false;
    const [first] = wanted;
    if (wanted.size === 1) return (slot) => this.codes[slot] === first;
    return (slot) => wanted.has(this.codes[slot] ?? 0);
  }
}
