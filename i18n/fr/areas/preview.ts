/** Messages of storefront previews. */
export const messages = {
  title: 'Ce que voit l’acheteur',
  text: 'Tel que le voit un nouveau membre, avec vos modifications et dans les couleurs de vos widgets. Seul ce qui est actif est montré.',
  frame: 'Le programme tel que le voit un acheteur',
  program: {
    welcome: 'Collectez des %{name} et recevez quelque chose en échange',
    points: 'points',
    join: 'S’inscrire',
    signIn: 'Se connecter',
    earn: 'Comment collecter des %{name}',
    redeem: 'Ce que vous obtenez contre des %{name}',
    noTasks: 'Rien ne rapporte encore de %{name}.',
    noRewards: 'Il n’y a encore rien à obtenir contre des %{name}.',
    redeemButton: 'Échanger',
  },
  /** Variants addressed to shoppers. */
  sentences: {
    customTask: '%{points} pour cette action.',
    alsoExisting: 'Aussi si vous êtes déjà client.',
    afterApproval: 'Une fois vérifié par la boutique.',
    onlyBuyers: 'Seulement pour les produits que vous avez achetés.',
    takeBack: 'Repris si vous le retirez.',
    freeProductOpen: 'Un produit pour %{points}.',
  },
};
