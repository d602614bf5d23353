/** Words of react-admin's own components, for a part that uses them. */
import reactAdminEnglish from 'ra-language-english';

export const words = reactAdminEnglish.ra;
