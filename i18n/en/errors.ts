/** Error messages by AppError kind: what failed, what it means, and what to do. `uncertain` is for writes that may have succeeded. */
export const errors = {
  offline: {
    title: 'You are offline',
    text: 'Nothing was sent. Check the connection, then try again; what you typed is kept.',
  },
  timeout: {
    title: 'The server did not answer in time',
    text: 'It may be busy. Wait a moment, then try again.',
  },
  auth: {
    title: 'You are signed out',
    text: 'Your sign-in was refused or has run out. Sign in again; what you typed is kept.',
  },
  forbidden: {
    title: 'You are not allowed to do this',
    text: 'You are still signed in, but your account has no right to it. Ask the owner of the shop.',
  },
  notFound: {
    title: 'It is not there',
    text: 'It may have been deleted elsewhere. Go back to the list and load it again.',
  },
  conflict: {
    title: 'It was changed in the meantime',
    text: 'Somebody else was faster. Load it again, look at their change, and save yours once more.',
  },
  validation: {
    title: 'The server did not accept this',
    text: 'Nothing was saved. Check what you entered, then try again.',
  },
  tooLarge: {
    title: 'It is too large',
    text: 'The server takes less at once. Send something smaller.',
  },
  tooMany: {
    title: 'Too many requests',
    text: 'The server asks for a pause. Wait a moment, then try again.',
  },
  server: {
    title: 'The server could not be reached or failed',
    text: 'This is not your fault. Try again in a moment; if it stays, contact support.',
  },
  badAnswer: {
    title: 'The answer could not be read',
    text: 'Something other than the server answered, or it sent something unexpected. Check the network (a hotel or guest Wi-Fi may ask for a sign-in), then try again.',
  },
  cancelled: {
    title: 'Cancelled',
    text: 'You stopped it before it was finished. Start it again when you want to.',
  },
  uncertain: {
    title: 'It may have been saved',
    text: 'The change was sent, but nobody knows whether it arrived. Check before you try again.',
  },
};
