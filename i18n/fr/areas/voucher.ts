import type { messages as english } from '../../en/areas/voucher';
import type { Translation } from '../../translation';

/** Messages of the voucher dialog. */
export const messages = {
  title: 'Ajouter un bon d’achat pour « %{title} »',
  kept: 'Nous avons restauré votre bon d’achat inachevé.',
  keptSent:
    'Nous avons restauré ce bon d’achat. Il a déjà été envoyé, et nous ne savons pas s’il est arrivé. Nous le vérifierons d’abord : il ne sera pas ajouté deux fois.',
  startOver: 'Recommencer',
  discountType: 'Type de remise',
  types: {
    percentage: 'Pourcentage',
    fixed_amount: 'Montant fixe',
    free_shipping: 'Livraison offerte',
    free_product: 'Produit offert',
  },
  percent: 'Pourcentage de remise',
  amount: 'Montant de la remise (%{currency})',
  freeProduct: 'Produit offert',
  appliesTo: 'S’applique à',
  products: 'Produits',
  collections: 'Collections',
  minimum: 'Montant minimum de commande (%{currency})',
  minimumHelp: 'Laissez vide pour aucun minimum.',
  code: 'Code du bon d’achat',
  codes: { made: 'Générer automatiquement', own: 'Utiliser mon propre code' },
  prefix: 'Préfixe du code',
  prefixHelp: 'Lettres, chiffres, tirets et tirets bas. Laissez vide pour aucun préfixe.',
  coupon: 'Code',
  points: 'Points à retirer',
  pointsHelp: 'Saisissez 0 pour l’offrir.',
  balance: 'Solde : %{before} → %{after}',
  inStore: 'Créer aussi dans la boutique',
  adminNote: 'Note interne',
  gets: 'Ce que reçoit le client',
  unready: 'Pour continuer, renseignez : %{fields}.',
  invalid: 'Pour continuer, corrigez : %{fields}.',
  sentence: {
    whole: '%{gets}, %{code}, %{cost}.',
    from: '%{gets} (commande minimum : %{amount})',
    onOrdersFrom: '%{gets} (commande minimum : %{amount})',
    entireOrder: '%{value} de remise sur toute la commande',
    products: '%{value} de remise sur %{products}',
    collections: '%{value} de remise sur tous les produits de %{collections}',
    freeShipping: 'Livraison offerte',
    freeProduct: '%{product} offert',
    more: '%{smart_count} de plus |||| %{smart_count} de plus',
    ownCode: 'avec le code %{code}',
    prefixedCode: 'avec un code commençant par %{prefix}',
    madeCode: 'avec un code généré',
    costs: '%{points} point retiré |||| %{points} points retirés',
    gift: 'aucun point retiré',
    notInStore: 'Il ne sera pas créé dans votre boutique.',
  },
  fault: {
    percent: {
      missing: 'Saisissez un pourcentage',
      notNumber: 'Saisissez un nombre, par exemple 10 ou 12,5',
      decimals: '2 décimales au maximum',
      range: 'Saisissez un nombre supérieur à 0 et inférieur ou égal à 100',
    },
    amount: {
      missing: 'Saisissez un montant',
      decimals:
        '%{smart_count} décimale au maximum pour %{currency} |||| %{smart_count} décimales au maximum pour %{currency}',
      range: 'Saisissez un montant supérieur à 0 et inférieur ou égal à %{most}',
    },
    freeProduct: { missing: 'Sélectionnez un produit' },
    products: { missing: 'Sélectionnez au moins un produit' },
    collections: { missing: 'Sélectionnez au moins une collection' },
    minimum: {
      decimals:
        '%{smart_count} décimale au maximum pour %{currency} |||| %{smart_count} décimales au maximum pour %{currency}',
      range: 'Saisissez un montant de 0 à %{most}',
    },
    prefix: {
      letters: 'Utilisez uniquement des lettres de A à Z, des chiffres, des tirets et des tirets bas',
      long: '20 caractères au maximum',
    },
    coupon: {
      missing: 'Saisissez un code',
      letters: 'Retirez les espaces et les lettres accentuées',
      long: '64 caractères au maximum',
    },
    points: {
      missing: 'Saisissez le nombre de points à retirer, ou 0',
      fraction: 'Saisissez un nombre entier',
      range: 'Saisissez un nombre de 0 à %{most}',
    },
  },
  warning: {
    belowZero: 'Cela dépasse les %{balance} points du client : son solde passera sous zéro.',
    aboveLimit:
      'Cela vaut plus que la limite de %{limit} points de votre boutique (%{worth}). Saisissez le montant pour le confirmer.',
  },
  submit: 'Ajouter le bon d’achat',
  done: 'Bon d’achat ajouté pour « %{title} »',
  doneWithCode: 'Bon d’achat ajouté pour « %{title} » : %{code}',
  copyCode: 'Copier le code',
  copyFailed: 'Impossible de copier le code. Copiez-le ici : %{code}',
  failed: 'Impossible d’ajouter le bon d’achat. %{reason} Vérifiez les informations, puis réessayez.',
  checking: 'Nous vérifions si le bon d’achat a été ajouté…',
  notArrived:
    '%{reason} Le bon d’achat n’est pas là. Le traitement est peut-être encore en cours : patientez une minute, puis réessayez. Nous vérifierons d’abord.',
  notArrivedBalance:
    '%{reason} Le bon d’achat n’est pas là, et le solde est toujours de %{balance}. Le traitement est peut-être encore en cours : patientez une minute, puis réessayez. Nous vérifierons d’abord.',
  unknown:
    '%{reason} Nous n’avons pas pu vérifier le bon d’achat. Patientez une minute, puis réessayez. Nous vérifierons d’abord, pour ne pas le créer deux fois.',
} satisfies Translation<typeof english>;
