import { defineMessages } from '../../englishMessages';

/** Messages of the sign-in by a private app. */
export const messages = defineMessages('privateApp', {
  text: 'Connect a %{platform} store with a private app’s access token instead of through the app store.',
  steps: 'How to get an access token',
  step1: 'In %{platform}, open the app settings and create a private app. Some platforms call it a custom app.',
  step2: 'Give it read and write access to orders, customers, script tags, products, price rules, themes, and content.',
  step3: 'Install it in your store and copy the access token. It’s often shown only once.',
  step4: 'Paste the store’s web address and the token below.',
  shop: 'Store web address',
  shopHelp: 'The address your platform gave your store.',
  shopMissing: 'Enter the web address of your store',
  shopInvalid: 'Enter a web address such as store.example.com',
  token: 'Access token',
  showToken: 'Show access token',
  tokenHelp: 'We use it once to connect the store. It isn’t stored in this browser.',
  tokenMissing: 'Paste the access token',
  tokenIsAddress: 'Enter an access token, not a web address',
  tokenInvalid: 'Copy the token again, without spaces or special characters',
  submit: 'Connect store',
  connected: 'Store connected',
  failed: 'We couldn’t connect the store.',
  failedHint: 'Check the web address and the token, then try again.',
  uncertain: 'We couldn’t confirm that the store was connected. Check your connection, then try again.',
  toSignIn: 'Sign in another way',
  toConsole: 'Go to your store',
});
