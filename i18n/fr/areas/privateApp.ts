import type { messages as english } from '../../en/areas/privateApp';
import type { Translation } from '../../translation';

/** Messages of the sign-in by a private app. */
export const messages = {
  text: 'Connectez une boutique %{platform} avec le jeton d’accès d’une application privée, sans passer par le magasin d’applications.',
  steps: 'Comment obtenir le jeton',
  step1:
    'Dans %{platform}, ouvrez les paramètres des applications et créez une application privée, parfois appelée application personnalisée.',
  step2:
    'Autorisez la lecture et l’écriture des commandes, clients, balises de script, produits, règles de prix, thèmes et contenus.',
  step3: 'Installez-la dans votre boutique et copiez le jeton d’accès. Il n’est souvent affiché qu’une fois.',
  step4: 'Collez ci-dessous l’adresse de la boutique et le jeton.',
  shop: 'Adresse web de la boutique',
  shopHelp: 'L’adresse que la plateforme a donnée à votre boutique.',
  shopMissing: 'Saisissez l’adresse web de votre boutique',
  shopInvalid: 'Saisissez une adresse web comme store.example.com',
  token: 'Jeton d’accès',
  showToken: 'Afficher le jeton d’accès',
  tokenHelp: 'Il sert une seule fois à connecter la boutique et n’est pas conservé dans ce navigateur.',
  tokenMissing: 'Collez le jeton d’accès',
  tokenIsAddress: 'C’est une adresse web. Collez le jeton d’accès',
  tokenInvalid: 'Copiez de nouveau le jeton : il ne contient ni espaces ni caractères spéciaux',
  submit: 'Connecter la boutique',
  connected: 'Boutique connectée',
  failed: 'Impossible de connecter la boutique.',
  failedHint: 'Vérifiez l’adresse web et le jeton, puis réessayez.',
  uncertain: 'Nous n’avons pas pu confirmer l’envoi de la demande. Vérifiez votre connexion, puis réessayez.',
  toSignIn: 'Se connecter autrement',
  toConsole: 'Accéder à votre boutique',
} satisfies Translation<typeof english>;
