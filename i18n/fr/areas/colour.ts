/** Messages of color fields. */
export const messages = {
  pick: '%{name} : choisir',
  fromScreen: '%{name} : prélever une couleur à l’écran',
  reset: '%{name} : revenir à ce qu’elle était',
};
