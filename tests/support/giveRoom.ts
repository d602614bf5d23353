import { onTestFinished, vi } from 'vitest';

/** Lets every element be as wide as a page has room for, for what is drawn to its width only. */
export function giveRoom(): void {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const original = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class extends original {
    constructor(private readonly told: ResizeObserverCallback) {
      super(told);
    }
    override observe() {
      this.told([], this);
    }
  };
  onTestFinished(() => {
    globalThis.ResizeObserver = original;
    width.mockRestore();
  });
}
