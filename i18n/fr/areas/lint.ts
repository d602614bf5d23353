/** Messages of the program checks. */
export const messages = {
  title: 'Ce qui pose peut-être problème',
  none: 'Rien trouvé qui plaide contre ce programme.',
  noFigures: 'On saura s’il rend trop aux membres une fois son coût connu.',
  noOrders: 'On saura à quelle distance sont les récompenses une fois le panier moyen connu.',
  reading: 'Examen en cours…',
  go: { part: 'Aller à « %{title} »', parts: 'Aller aux actions et récompenses', costs: 'Aller aux coûts' },
  rules: {
    nothingToEarn: { title: 'Personne ne peut gagner de points', why: 'Aucune action n’est active.' },
    nothingToBuy: {
      title: 'Les points ne servent à rien',
      why: 'Aucune récompense n’est active : les acheteurs n’ont aucune raison de collecter des points.',
    },
    productMissing: {
      title: '« %{reward} » n’offre aucun produit',
      why: 'Aucun produit n’est choisi : les acheteurs dépenseraient leurs points pour rien.',
    },
    farReward: {
      title:
        'La récompense la plus proche est à %{smart_count} commande |||| La récompense la plus proche est à %{smart_count} commandes',
      why: '« %{reward} » est la plus proche, avec des commandes au panier moyen. Au-delà de %{limit} commandes, la plupart des acheteurs abandonnent.',
    },
    farForNew: {
      title: 'Rien à la portée des nouveaux membres',
      why: 'Leur première commande leur laisse %{points}. « %{reward} », la récompense la plus proche, demande %{smart_count} commande au panier moyen. |||| Leur première commande leur laisse %{points}. « %{reward} », la récompense la plus proche, demande %{smart_count} commandes au panier moyen.',
    },
    neverReached: {
      title: '« %{reward} » ne peut jamais être atteinte',
      why: 'C’est la récompense la plus proche, et aucune action active ne donne assez souvent des points pour l’obtenir.',
    },
    payout: {
      title: '%{payout} de ce que dépensent les membres leur est rendu',
      why: 'C’est au-dessus de votre limite de %{limit}. Les coûts montrent quelle action donne le plus.',
    },
    overlap: {
      title: '« %{task} » et « %{other} » récompensent la même chose',
      why: 'Qui la fait reçoit les points des deux.',
    },
    mailMissing: {
      title: '« %{task} » n’envoie aucun e-mail',
      why: 'L’e-mail qui en informe les acheteurs (%{template}) est vide ou manque dans cette langue : %{language}.',
    },
  },
  /** Email templates by key. */
  templates: {
    loyaltyPlaceAnOrder: '« Points pour une commande »',
    loyaltyReferredCustomer: '« Un ami a commandé »',
    loyaltyBirthdayReward: '« Récompense d’anniversaire »',
    reviewPublished: '« Avis publié »',
    faqAnswered: '« Réponse à une question »',
  },
  limits: {
    text: 'Avertit au-delà de %{smart_count} commande jusqu’à la récompense la plus proche, et au-dessus de %{payout} rendus. |||| Avertit au-delà de %{smart_count} commandes jusqu’à la récompense la plus proche, et au-dessus de %{payout} rendus.',
    change: 'Modifier les limites',
    done: 'Terminé',
    orders: 'Commandes jusqu’à la récompense la plus proche, au plus',
    payout: 'Rendu aux membres, au plus (%)',
    help: 'Conservé dans ce navigateur pour cette boutique.',
    fault: 'Écrivez un nombre entier de %{least} à %{most}.',
  },
};
