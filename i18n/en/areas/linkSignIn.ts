/** Messages after a link signed the merchant in: the notice, and the question before files or bulk changes. */
export const messages = {
  notice: 'A link signed you in as %{account}. Your changes go to the store %{site}.',
  unnamed: 'an account without a name',
  signOut: 'Not you? Sign out',
  question: {
    title: 'Is %{site} your store?',
    text: 'A link signed you in as %{account}. Files and changes you send now go to %{site}.',
    confirm: 'Continue with %{site}',
  },
};
