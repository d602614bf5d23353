/** Messages of the re-authentication dialog. */
export const messages = {
  title: 'Sign in to go on',
  text: 'Your session has ended. Sign in again: the page stays as it is, and nothing you typed is lost.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  cancel: 'Not now',
  otherTitle: 'This is another account',
  otherText:
    'You signed in as %{name}, but this page was opened by %{owner}. What is on it was not sent. Going on closes it and starts the console as %{name}.',
  otherSubmit: 'Go on as %{name}',
  otherCancel: 'Back',
};
