/** Error messages by AppError kind: what failed, what it means, and what to do. `uncertain` is for writes that may have succeeded. */
export const errors = {
  offline: {
    title: 'You’re offline',
    text: 'Nothing was sent. Check your connection and try again.',
    read: 'Check your connection and try again.',
  },
  timeout: {
    title: 'This took too long',
    text: 'We didn’t get a response in time. Wait a moment and try again.',
  },
  auth: {
    title: 'You’re signed out',
    text: 'Your session expired. Sign in again to continue.',
  },
  forbidden: {
    title: 'You don’t have permission to do this',
    text: 'Ask the store owner for access.',
  },
  notFound: {
    title: 'Not found',
    text: 'It may have been deleted. Go back to the list and refresh it.',
  },
  conflict: {
    title: 'Someone else made changes',
    text: 'Refresh to see their changes, then save yours again.',
  },
  validation: {
    title: 'Some details need to be fixed',
    text: 'Nothing was saved. Check what you entered and try again.',
  },
  tooLarge: {
    title: 'Too large to send',
    text: 'Reduce the size and try again.',
  },
  tooMany: {
    title: 'Too many requests',
    text: 'Wait a moment and try again.',
  },
  server: {
    title: 'Something went wrong on our end',
    text: 'Try again in a moment. If the problem continues, contact support.',
  },
  badAnswer: {
    title: 'We received an unexpected response',
    text: 'Check your network and try again. On hotel or guest Wi-Fi, you may need to sign in to the network first.',
  },
  unsendableToken: {
    title: 'The sign-in response can’t be used',
    text: 'Its token can’t be sent. Your password isn’t the problem. Contact support.',
  },
  canceled: {
    title: 'Canceled',
    text: 'You canceled this before it finished. You can start it again anytime.',
  },
  uncertain: {
    text: 'We couldn’t confirm that your change was saved. Check before you try again.',
    check: 'Check before you try again.',
    notSaved: 'We checked: nothing was saved.',
    reasons: {
      timeout: 'We didn’t get a response in time.',
      server: 'Something went wrong on our end.',
      badAnswer:
        'We received an unexpected response. On hotel or guest Wi-Fi, you may need to sign in to the network first.',
      canceled: 'You canceled this before it finished.',
    },
  },
};
