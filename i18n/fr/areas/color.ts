/** Messages of color fields. */
export const messages = {
  pick: '%{name} : choisir une couleur',
  fromScreen: '%{name} : prélever une couleur à l’écran',
  reset: '%{name} : réinitialiser',
};
