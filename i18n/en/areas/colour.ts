/** Messages of color fields. */
export const messages = {
  pick: '%{name}: choose',
  fromScreen: '%{name}: take a colour from the screen',
  reset: '%{name}: back to what it was',
};
