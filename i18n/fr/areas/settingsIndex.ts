import type { messages as english } from '../../en/areas/settingsIndex';
import type { Translation } from '../../translation';

/** Names of the settings, for the settings page and for quick find. */
export const messages = {
  inFind: 'Paramètres : %{name}',
  sections: {
    general: 'Général',
    loyalty: 'Fidélité',
    questions: 'FAQ',
    team: 'Équipe',
    developer: 'Développeur',
  },
  fields: {
    website: 'Site web',
    currency: 'Devise par défaut',
    languages: 'Langues prises en charge',
    defaultLanguage: 'Langue par défaut',
    loyaltyPage: 'Identifiant d’URL de la page de fidélité',
    pointsLimit: 'Limite de points',
    recordsLimit: 'Limite d’éléments',
    moderation: 'Modération des avis',
    reviewWidget: 'Widget d’avis',
    savedReplies: 'Réponses enregistrées',
    templates: 'Modèles d’e‑mail',
    sender: 'Expéditeur',
    invite: 'Inviter un gestionnaire',
    managers: 'Gestionnaires',
    imports: 'Imports',
    storeId: 'ID de la boutique',
    privateApp: 'Application privée',
  },
  /** Other words that find a setting. */
  words: {
    website: 'URL adresse web domaine boutique',
    currency: 'monnaie dollar euro points prix',
    languages: 'langue traduction',
    defaultLanguage: 'langue principale',
    loyaltyPage: 'URL page programme récompenses Shopify',
    pointsLimit: 'maximum avertissement confirmation ajouter des points',
    recordsLimit: 'maximum avertissement confirmation supprimer importer nombre',
    moderation: 'approuver refuser publier en attente',
    reviewWidget: 'vitrine affichage',
    savedReplies: 'modèles texte questions',
    templates: 'notifications messages',
    sender: 'de adresse de réponse',
    invite: 'utilisateur personnel employé compte accès',
    managers: 'utilisateurs personnel employés comptes accès rôles retirer',
    imports: 'CSV envoyer clients points avis',
    storeId: 'API assistance',
    privateApp: 'jeton d’accès clé API',
  },
} satisfies Translation<typeof english>;
