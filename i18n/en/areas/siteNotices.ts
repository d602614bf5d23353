import { defineMessages } from '../../englishMessages';

/** Messages about the store that opened: which one, and what of it is missing. */
export const messages = defineMessages('siteNotices', {
  notOwned: 'You don’t have access to the store in that link, so we opened %{site} instead.',
  withoutToken: 'You don’t have access to some of your stores right now. Contact the store owner or try again later.',
  widgetsFailed: 'Your widgets couldn’t be loaded. Everything else is working.',
  notStored: 'Your browser is blocking storage for this site, so you’ll need to sign in again next time.',
  declined: 'You’re signed out. Sign in again to load or save changes.',
  signIn: 'Sign in',
  retry: 'Try again',
});
