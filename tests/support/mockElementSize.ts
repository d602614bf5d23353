import { onTestFinished, vi } from 'vitest';

/** Gives every element a width, for components that only render once they are measured. */
export function mockElementSize(): void {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const original = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class extends original {
    constructor(private readonly callback: ResizeObserverCallback) {
      super(callback);
    }
    override observe() {
      this.callback([], this);
    }
  };
  onTestFinished(() => {
    globalThis.ResizeObserver = original;
    width.mockRestore();
  });
}
