/** Makes the card as high as the two cards next to it. */
export const POINTS_CHART_HEIGHT_PX = 330;
