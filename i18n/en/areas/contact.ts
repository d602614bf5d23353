/** Words of the page that writes to support. */
export const words = {
  subtitle: 'Write to us: a person answers, by e-mail.',
  message: 'Message',
  help: 'What did you want to do, and what happened?',
  submit: 'Send message',
  length: '%{count} of %{most} characters',
  failed: 'Your message was not sent and is kept here. %{reason}',
  sent: 'Message sent',
  success:
    'We have received your message. Your support ticket no. is #%{ticket}. A message acknowledgment is also sent to your email address %{email}.',
  successNoEmail: 'We have received your message. Your support ticket no. is #%{ticket}.',
  successPlain: 'We have received your message.',
  another: 'Write another message',
  facts: 'Who is writing',
  account: 'Your account',
  store: 'Store id',
  shop: 'Shop',
  email: 'By e-mail',
};
