import { defineMessages } from '../../englishMessages';

/** Messages of the re-authentication dialog. */
export const messages = defineMessages('renew', {
  title: 'Sign in to continue',
  text: 'Your session expired. Sign in again to continue. Your work on this page is kept.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  cancel: 'Not now',
  otherTitle: 'You signed in with a different account',
  otherText:
    'You signed in as %{name}, but this page was opened by %{owner}. Continuing as %{name} deletes the drafts and unsent import rows of %{owner} and stops running tasks, in every tab.',
  otherSubmit: 'Continue as %{name}',
  otherCancel: 'Back',
  wait: 'You can sign in again in %{smart_count} second. |||| You can sign in again in %{smart_count} seconds.',
});
