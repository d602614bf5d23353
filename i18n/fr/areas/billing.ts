import type { messages as english } from '../../en/areas/billing';
import type { Translation } from '../../translation';

/** Messages of the billing page. */
export const messages = {
  subtitle: 'Votre forfait, votre consommation et vos factures.',
  loading: 'Chargement de la facturation',
  failed: 'Impossible de charger votre facturation',
  missing:
    'Les prix, la consommation et les factures ne sont pas disponibles ici. Contactez l’assistance pour les obtenir.',
  empty: 'Aucune donnée',
  price: '%{amount} par %{period}',
  interval: { month: 'mois', year: 'an', none: 'période' },
  plan: {
    title: 'Forfait',
    renews: 'Renouvellement le %{date}.',
    cancel: 'Pour résilier, contactez l’assistance. Vous pouvez tout lire et tout exporter jusqu’à la fin du forfait.',
    contact: 'Contacter l’assistance',
  },
  metrics: { orders: 'Commandes', customers: 'Clients', emails: 'E‑mails', messages: 'Messages', reviews: 'Avis' },
  usage: {
    title: 'Consommation',
    of: '%{used} sur %{limit}',
    unlimited: '%{used}, sans limite',
    level: { near: 'Proche de la limite', reached: 'Limite atteinte', exceeded: 'Limite dépassée' },
    forecast: 'À ce rythme, environ %{count} d’ici au %{date}.',
    atLimitUnknown: 'Contactez l’assistance pour savoir ce qui s’arrête à cette limite.',
    console: 'Vous pouvez toujours lire et exporter vos données ici, même au-delà d’une limite.',
  },
  warning: {
    exceeded: 'Limite dépassée : %{metrics}',
    reached: 'Limite atteinte : %{metrics}',
    reachedText: 'Voyez ci-dessous ce qui s’arrête et quel forfait offre plus de marge.',
    near: 'Plus de 80 % de la limite : %{metrics}',
    nearText: 'Voyez ci-dessous ce qui s’arrête à la limite et quel forfait offre plus de marge.',
  },
  plans: {
    title: 'Forfaits',
    current: 'Forfait actuel',
    choose: 'Choisir',
    chooseNamed: 'Choisir %{plan}',
    noLimit: 'Sans limite',
  },
  change: {
    title: 'Passer à %{plan}',
    now: 'Actuellement',
    afterwards: 'Ensuite',
    notKnown: 'Inconnu',
    more: '%{amount} de plus par %{period}.',
    less: '%{amount} de moins par %{period}.',
    same: 'Le prix reste le même.',
    differenceUnknown: 'La page de confirmation indique ce que vous payez.',
    period:
      'Votre période actuelle se termine le %{date}. La page de confirmation indique quand le nouveau prix commence.',
    text: 'Rien n’est encore facturé. Vous confirmez le changement sur la page suivante.',
    exceeds: 'Vous utilisez déjà plus que ce que comprend %{plan}',
    submit: 'Continuer vers la confirmation',
    done: 'Forfait changé : %{plan}',
    failed: 'Impossible de changer de forfait : il reste inchangé. %{reason} Réessayez ou contactez l’assistance.',
    uncertain:
      'Nous n’avons pas pu confirmer la demande de changement de forfait. %{reason} Vous pouvez réessayer sans risque : rien n’est facturé avant votre confirmation.',
    noPage:
      'Impossible d’ouvrir une page de confirmation sûre. Le forfait n’a pas changé. Réessayez ou contactez l’assistance.',
  },
  confirm: {
    title: 'Confirmer le passage à %{plan}',
    text: 'Le forfait change dès que vous confirmez sur cette autre page. Revenez ensuite ici : cette page s’actualise automatiquement.',
    open: 'Confirmer sur %{host}',
  },
  invoices: {
    title: 'Factures',
    date: 'Date',
    total: 'Total',
    document: 'Document',
    open: 'Ouvrir la facture',
  },
} satisfies Translation<typeof english>;
