/** Where an e-mail is edited in a language. */
export const editorAddress = (key: string, locale: string): string =>
  `/notifications/edit/${encodeURIComponent(key)}/${encodeURIComponent(locale)}`;

export const matrixAddress = '/notifications';
