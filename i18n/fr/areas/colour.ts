/** Words of a field for a colour. */
export const words = {
  pick: '%{name} : choisir',
  fromScreen: '%{name} : prélever une couleur à l’écran',
  reset: '%{name} : revenir à ce qu’elle était',
};
