/** Words of the page for accounts without a shop. */
export const words = {
  text: 'Votre compte ne contient encore aucune boutique. Installez le module sur votre plateforme ; il relie la boutique à ce compte.',
  textShops: 'Installez le module sur la plateforme d’une autre boutique ; il relie cette boutique à votre compte.',
  platforms: 'Choisissez votre plateforme',
  open: 'Ouvrir %{platform}',
  steps: 'Comment cela fonctionne',
  step1: 'Ouvrez votre plateforme et cherchez le module dans son magasin d’applications.',
  step2:
    'Installez-le dans votre boutique et autorisez ce qu’il demande : commandes, clients, produits, règles de prix, thèmes et contenu.',
  step3: 'Revenez sur cette page et vérifiez de nouveau : votre boutique apparaît en moins d’une minute.',
  check: 'Vérifier de nouveau',
  still: 'Votre compte ne contient toujours aucune boutique.',
  failed: 'Vos boutiques n’ont pas pu être recherchées. %{reason}',
  signedIn: 'Connecté en tant que %{name}',
  signOut: 'Se déconnecter',
  signIn: 'Se connecter',
  back: 'Retour à la console',
};
