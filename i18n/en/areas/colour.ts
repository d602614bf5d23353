/** Words of a field for a colour. */
export const words = {
  pick: '%{name}: choose',
  fromScreen: '%{name}: take a colour from the screen',
  reset: '%{name}: back to what it was',
};
