/** Words of files for public items, in lower case. Other words, also unknown ones, mean that it isn't. */
export const publicWords: readonly string[] = [
  'published',
  'public',
  'approved',
  'accepted',
  'active',
  'enabled',
  'enable',
  'visible',
  'live',
  'ok',
  'yes',
  'true',
  't',
  '1',
  'publié',
  'publiée',
  'approuvé',
  'approuvée',
  'oui',
  'منشور',
  'منشورة',
  'نعم',
];

/** Words for items that are neither hidden nor deleted, in lower case. Marks, such as "x", are only in hidden rows. */
export const notHiddenWords: readonly string[] = ['', 'no', 'false', 'f', '0', 'non', 'لا', 'visible'];
