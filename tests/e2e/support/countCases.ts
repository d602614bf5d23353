import { test } from '@playwright/test';
import { FIGURE_ANNOTATION, type FigureId } from '../../../scripts/check/figures';

/** Adds cases of the current end-to-end test to a figure of the full run, also if the test fails later. */
export function countCases(figure: FigureId, count = 1): void {
  test.info().annotations.push({ type: FIGURE_ANNOTATION, description: `${figure} ${count}` });
}
