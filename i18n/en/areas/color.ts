/** Messages of color fields. */
export const messages = {
  pick: '%{name}: choose color',
  fromScreen: '%{name}: pick color from screen',
  reset: '%{name}: reset',
};
