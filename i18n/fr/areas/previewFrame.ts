/** Messages of the preview frame: controls and fallbacks. */
export const messages = {
  failed: 'L’aperçu ne peut pas être chargé. Ce que vous avez modifié est toujours là.',
  width: 'Largeur',
  widths: { phone: 'Téléphone', tablet: 'Tablette', desktop: 'Ordinateur' },
  scheme: 'Boutique',
  schemes: { light: 'Claire', dark: 'Sombre' },
  language: 'Langue de l’aperçu',
  scenario: 'Qui regarde',
  scenarios: {
    guest: 'Un visiteur',
    newMember: 'Un nouveau membre',
    member: 'Un membre avec des points',
    expiring: 'Des points qui expirent bientôt',
    longWords: 'Des mots et des noms longs',
    nothing: 'Encore rien',
  },
};
