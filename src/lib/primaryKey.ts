/** Ctrl+Enter, or Command+Enter: the first action of the record. */
export const PRIMARY_KEY = 'Enter';

export const isPrimaryKey = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  key === PRIMARY_KEY && (ctrlKey || metaKey);
