/** URL of the list of forms. */
export const formListUrl = '/form';

/** URL of the editor of a form. */
export const buildFormUrl = (id: string): string => `${formListUrl}/${encodeURIComponent(id)}`;

/** URL of the submissions of a form. */
export const buildSubmissionsUrl = (id: string): string => `${buildFormUrl(id)}/submissions`;
