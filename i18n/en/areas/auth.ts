import { defineMessages } from '../../englishMessages';

/** Messages of the sign-in page. */
export const messages = defineMessages('auth', {
  text: 'to %{product}',
  email: 'Email',
  password: 'Password',
  show: 'Show password',
  capsLock: 'Caps Lock is on',
  submit: 'Sign in',
  forgot: 'Forgot password?',
  or: 'or',
  platform: 'Log in with %{platform}',
  privateApp: 'Use %{platform} private app',
  unexpected: 'Unexpected error',
  unexpectedText: 'Try again in a moment. If it happens again, contact support.',
  signedInAs: 'You’re signed in as %{name}. If this leads to another account, we ask before switching.',
  terms: 'Terms',
  privacy: 'Privacy',
  legal: 'Legal',
  expired: 'Your session expired. Sign in again to pick up where you left off.',
  elsewhere: 'You signed out in another tab.',
  left: 'You’re signed out.',
  unknown: 'We couldn’t sign you in. Try again.',
  unreachable:
    'We couldn’t connect to sign you in. Check your internet connection and try again. If the problem continues, contact support.',
  notFound:
    'We found no sign-in at its web address. On hotel or guest Wi-Fi, sign in to the network first, then try again. Otherwise, contact support.',
  empty: 'Enter your email and password.',
  kept: 'Your unsent work in this tab is kept. Sign in with the same account to continue.',
  switch: {
    title: 'Continue as %{name} and delete unsent work?',
    text: 'There are drafts, import rows, or running tasks of %{owner} that weren’t sent yet. Continuing as %{name} stops and deletes them in every tab.',
    textUnknown:
      'There are drafts, import rows, or running tasks of your current account that weren’t sent yet. Continuing as %{name} stops and deletes them in every tab.',
    accept: 'Continue as %{name} and delete',
  },
});
