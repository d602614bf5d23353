import type { messages as english } from '../../en/areas/lint';
import type { Translation } from '../../translation';

/** Messages of the program checks. */
export const messages = {
  title: 'Vérification du programme',
  none: 'Aucun problème trouvé.',
  noFigures: 'Complétez l’estimation du coût pour vérifier le taux de récompense.',
  noOrders: 'Saisissez un panier moyen pour vérifier combien de commandes demandent les récompenses.',
  reading: 'Vérification…',
  go: { part: 'Aller à « %{title} »', parts: 'Aller aux actions et récompenses', costs: 'Aller aux coûts' },
  rules: {
    nothingToEarn: { title: 'Les clients ne peuvent pas gagner de points', why: 'Aucune action n’est active.' },
    nothingToBuy: {
      title: 'Les clients ne peuvent pas dépenser leurs points',
      why: 'Aucune récompense n’est active : les clients n’ont aucune raison de gagner des points.',
    },
    productMissing: {
      title: '« %{reward} » n’a pas de produit',
      why: 'Choisissez un produit, sinon les clients dépenseront leurs points pour rien.',
    },
    numberMissing: {
      title: '« %{part} » a un nombre manquant ou non autorisé',
      why: 'En attendant, les coûts et ces vérifications utilisent la valeur par défaut, qui n’est peut-être pas ce que les clients reçoivent.',
    },
    farReward: {
      title:
        'La récompense la plus proche demande %{smart_count} commande |||| La récompense la plus proche demande %{smart_count} commandes',
      why: '« %{reward} » est la récompense la plus proche pour des commandes au panier moyen. Votre limite est de %{limit}.',
    },
    neverReached: {
      title: '« %{reward} » est hors d’atteinte',
      why: 'C’est la récompense la plus proche, et aucune action active ne donne assez souvent des points.',
    },
    payout: {
      title: 'Les membres récupèrent %{payout} de ce qu’ils dépensent',
      why: 'C’est au-dessus de votre limite de %{limit}. C’est avec « %{reward} » qu’un point vous coûte le plus. Les coûts montrent quelle action donne le plus de points.',
    },
    overlap: {
      title: '« %{task} » et « %{other} » récompensent la même action',
      why: 'Les clients qui la font reçoivent les points des deux.',
    },
    mailMissing: {
      title: '« %{task} » n’envoie aucun e‑mail',
      why: 'L’e‑mail %{template} est vide ou manquant dans cette langue : %{language}.',
    },
  },
  limits: {
    text: 'Vous avertit quand la récompense la plus proche demande plus de %{smart_count} commande ou que le taux de récompense dépasse %{payout}. |||| Vous avertit quand la récompense la plus proche demande plus de %{smart_count} commandes ou que le taux de récompense dépasse %{payout}.',
    change: 'Modifier les limites',
    done: 'Terminé',
    orders: 'Commandes maximales avant la récompense la plus proche',
    payout: 'Taux de récompense maximal (%)',
    help: 'Enregistré dans ce navigateur pour cette boutique.',
    fault: 'Saisissez un nombre entier de %{least} à %{most}',
  },
} satisfies Translation<typeof english>;
