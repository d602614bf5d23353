/** Words of the page for accounts without a shop. */
export const words = {
  text: 'There is no shop in your account yet. Install the add-on on your store platform; it connects the shop to this account.',
  textShops: 'Install the add-on on the platform of another shop; it connects that shop to your account.',
  platforms: 'Choose your platform',
  open: 'Open %{platform}',
  steps: 'How it works',
  step1: 'Open your platform and look for the add-on in its app store.',
  step2:
    'Install it in your shop, and allow what it asks for: orders, customers, products, price rules, themes and content.',
  step3: 'Come back to this page and look again: your shop is there within a minute.',
  check: 'Look again',
  still: 'There is still no shop in your account.',
  failed: 'Could not look for your shops. %{reason}',
  signedIn: 'Signed in as %{name}',
  signOut: 'Sign out',
  signIn: 'Sign in',
  back: 'Back to the console',
};
