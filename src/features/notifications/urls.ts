/** Builds the URL of the editor of a template in a language. */
export const buildEditorUrl = (key: string, locale: string): string =>
  `/notifications/edit/${encodeURIComponent(key)}/${encodeURIComponent(locale)}`;

export const matrixUrl = '/notifications';
