import { defineMessages } from '../../englishMessages';

/** Messages of the setup help page. */
export const messages = defineMessages('concierge', {
  subtitle: 'Our team can set up the app on your store for you.',
  pending: 'Your request is in progress',
  pendingText: 'We’ve received your request for %{site}. We’ll email you before we change anything your customers see.',
  none: 'Let us set it up for you',
  noneText:
    'Send a request and our team will set up everything in %{site}. It usually takes 1 to 2 hours, and up to 24.',
  steps: 'How it works',
  step1: 'We review your store, its theme, and its languages.',
  step2: 'We set up your widgets and loyalty program with you.',
  step3: 'You review everything and decide when to go live.',
  request: 'Request setup help',
  cancel: 'Cancel request',
  requested: 'Setup help requested',
  canceled: 'Setup request canceled',
  requestFailed: 'The request couldn’t be sent. %{reason}',
  cancelFailed: 'The request couldn’t be canceled. %{reason}',
  contact: 'Contact support',
  status: 'Status',
  statusPending: 'Requested',
  statusNone: 'Not requested',
});
