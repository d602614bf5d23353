/** Messages of react-admin's components. */
import reactAdminEnglish from 'ra-language-english';

export const messages = reactAdminEnglish.ra;
