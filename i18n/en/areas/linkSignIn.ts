import { defineMessages } from '../../englishMessages';

/** Messages when a link signs in: the notice, the question before files or bulk changes, and the question about another account. */
export const messages = defineMessages('linkSignIn', {
  notice: 'A link signed you in as %{account}. Your changes go to the store %{site}.',
  unnamed: 'an account without a name',
  signOut: 'Not you? Sign out',
  question: {
    title: 'Is %{site} your store?',
    text: 'A link signed you in as %{account}. Files and changes you send now go to %{site}.',
    confirm: 'Continue with %{site}',
  },
  offered: {
    title: 'Continue as %{name}?',
    text: 'This link signs you in as %{name}. You’re currently signed in as %{owner}.',
    textUnknown: 'This link signs you in as %{name}. If you weren’t expecting that, keep your current account.',
    accept: 'Continue as %{name}',
    decline: 'Stay signed in as %{name}',
    declineUnknown: 'Keep current account',
    someone: 'another account',
  },
});
