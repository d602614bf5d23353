/** Words of the sign-in page. */
export const words = {
  text: 'to your merchant console',
  email: 'E-mail',
  password: 'Password',
  show: 'Show the password',
  capsLock: 'Caps Lock is on',
  submit: 'Sign in',
  or: 'or',
  platform: 'Sign in with %{platform}',
  terms: 'Terms',
  privacy: 'Privacy',
  legal: 'Legal',
  expired: 'Your session has ended. Sign in again to go on where you were.',
  elsewhere: 'You signed out in another tab.',
  left: 'You are signed out.',
  unknown: 'Signing in failed. Try again.',
  empty: 'Enter your e-mail and your password.',
};
