import type { messages as english } from '../../en/areas/dashboardCards';
import type { Translation } from '../../translation';

/** Messages of the parts of the dashboard that are loaded later. */
export const messages = {
  workload: {
    none: 'Tout est à jour.',
    start: 'Commencer',
    waiting: '%{count} élément en attente, environ %{time} |||| %{count} éléments en attente, environ %{time}',
    measured: 'Mesuré sur cet appareil, pour un élément : %{paces}.',
    assumed: 'Supposé en attendant une mesure, pour un élément : %{paces}.',
  },
  week: {
    title: 'Cette semaine',
    birthdays:
      '%{count} récompense d’anniversaire ces 7 derniers jours |||| %{count} récompenses d’anniversaire ces 7 derniers jours',
    viewPending: 'Voir %{count} récompense en attente |||| Voir %{count} récompenses en attente',
    viewBirthdays: 'Voir les récompenses d’anniversaire',
    expiring:
      'Jusqu’à %{points} points de %{customers} client expirent dans les 7 prochains jours |||| Jusqu’à %{points} points de %{customers} clients expirent dans les 7 prochains jours',
    expiringAtLeast:
      'Plus de %{points} points de plus de %{customers} client expirent dans les 7 prochains jours |||| Plus de %{points} points de plus de %{customers} clients expirent dans les 7 prochains jours',
    noneExpiring: 'Aucun point n’expire dans les 7 prochains jours',
    viewPoints: 'Voir les points qui expirent',
  },
  money: {
    title: 'Argent et points',
    orderValue: {
      name: 'Valeur des commandes (%{currency})',
      formula: 'Total des commandes depuis le %{since}, en %{currency}.',
    },
    discountValue: {
      name: 'Remises (%{currency})',
      formula: 'Total des remises accordées par les bons depuis le %{since}, en %{currency}.',
    },
    outstanding: { name: 'Points en circulation', formula: 'Points que vos clients ont et peuvent encore échanger.' },
    redemptionRate: {
      name: 'Taux d’échange',
      formula:
        'Points échangés divisés par les points gagnés depuis le %{since}, sans les points que vous avez ajoutés ou déduits. Au-dessus de 100 % si les clients échangent des points gagnés avant.',
    },
    worth: 'Valent jusqu’à %{amount}',
    rateBefore: '%{share} : %{before}',
    otherCurrencies:
      '%{smart_count} commande sans montant en %{currency} |||| %{smart_count} commandes sans montant en %{currency}',
  },
  restart: {
    done: 'Configuration relancée',
    failed: 'Impossible de relancer l’assistant. %{reason} Rien n’a changé. Réessayez.',
    uncertain: 'Impossible de confirmer que l’assistant a été relancé. %{reason} Vous pouvez réessayer sans risque.',
    title: 'Relancer l’assistant de configuration ?',
    text: 'L’assistant remplace le tableau de bord pour toute votre équipe jusqu’à ce que la boutique soit de nouveau lancée. Vos données, programmes et paramètres restent inchangés.',
    confirm: 'Relancer l’assistant',
  },
} satisfies Translation<typeof english>;
