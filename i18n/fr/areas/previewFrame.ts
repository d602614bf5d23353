import type { messages as english } from '../../en/areas/previewFrame';
import type { Translation } from '../../translation';

/** Messages of the preview frame: controls and fallbacks. */
export const messages = {
  failed: 'Impossible de charger l’aperçu. Vos modifications sont conservées.',
  incomplete:
    'Une partie du contenu de votre boutique n’a pas pu être chargée. L’aperçu montre des exemples à la place.',
  width: 'Appareil',
  widths: { phone: 'Téléphone', tablet: 'Tablette', desktop: 'Ordinateur' },
  scheme: 'Apparence de la boutique',
  schemes: { light: 'Clair', dark: 'Sombre' },
  language: 'Langue de l’aperçu',
  scenario: 'Afficher en tant que',
  scenarios: {
    guest: 'Visiteur',
    newMember: 'Nouveau membre',
    member: 'Membre avec des points',
    expiring: 'Membre avec des points qui expirent',
    longWords: 'Texte long',
    nothing: 'Boutique vide',
  },
} satisfies Translation<typeof english>;
