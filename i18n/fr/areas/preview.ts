import type { messages as english } from '../../en/areas/preview';
import type { Translation } from '../../translation';

/** Messages of storefront previews. */
export const messages = {
  title: 'Vue client',
  text: 'Tel que le voit un nouveau membre, avec vos modifications non enregistrées et les couleurs de vos widgets. Seules les actions et récompenses actives apparaissent.',
  frame: 'Vue client du programme',
  program: {
    welcome: 'Gagnez des %{name} et obtenez des récompenses',
    points: 'points',
    join: 'S’inscrire',
    signIn: 'Se connecter',
    earn: 'Façons de gagner des %{name}',
    redeem: 'Façons d’échanger des %{name}',
    noTasks: 'Aucune façon de gagner des %{name} pour l’instant',
    noRewards: 'Aucune façon d’échanger des %{name} pour l’instant',
    redeemButton: 'Échanger',
  },
  /** Variants addressed to shoppers. */
  sentences: {
    customTask: '%{points} pour cette action.',
    alsoExisting: 'Les clients existants les reçoivent aussi.',
    afterApproval: 'Après approbation par la boutique.',
    onlyBuyers: 'Uniquement pour les produits que vous avez achetés.',
    takeBack: 'Les points sont retirés si vous vous désabonnez.',
    freeProductOpen: 'Un produit offert pour %{points}.',
  },
} satisfies Translation<typeof english>;
