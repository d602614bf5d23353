/** Pixels that the drawing is high: with it the sheet is as high as the two beside it. */
export const pointsChartHeight = 330;
