import { TestRunner } from 'vitest';
import type { FigureId } from '../../scripts/check/figures';

declare module 'vitest' {
  interface TaskMeta {
    /** Cases tried so far, see `countCases`. */
    figures?: Partial<Record<FigureId, number>>;
  }
}

/**
 * Adds cases of the current test to a figure of the full run, also if the test fails later. Called before the cases are
 * checked, so that a failing test counts as a case that broke its figure.
 */
export function countCases(figure: FigureId, count = 1): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  if (!meta) throw new Error('Cases are counted in tests only.');
  meta.figures = { ...meta.figures, [figure]: (meta.figures?.[figure] ?? 0) + count };
}
