import reactAdminFrench from 'ra-language-french';
import type { messages as english } from '../../en/areas/ra';
import type { Translation } from '../../translation';

/** Messages of react-admin's components, and the names of the kinds of record without a list page. */
export const messages = {
  ...reactAdminFrench.ra,
  resources: {
    programs: 'Programme de fidélité |||| Programmes de fidélité',
    'program-tasks': 'Façon de gagner des points |||| Façons de gagner des points',
    'program-rewards': 'Façon de dépenser des points |||| Façons de dépenser des points',
    widgets: 'Widget |||| Widgets',
    templates: 'Modèle d’e‑mail |||| Modèles d’e‑mail',
    texts: 'Textes de la boutique |||| Textes de la boutique',
    settings: 'Paramètres |||| Paramètres',
    theme: 'Thème |||| Thèmes',
    managers: 'Gestionnaire |||| Gestionnaires',
    birthdays: 'Anniversaire |||| Anniversaires',
    submissions: 'Réponse |||| Réponses',
    'import-jobs': 'Importation |||| Importations',
    sales: 'Vente |||| Ventes',
  },
} satisfies Translation<typeof english>;
