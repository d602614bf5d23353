/** Messages of react-admin's components. */
import reactAdminEnglish from 'ra-language-english';
import { defineMessages } from '../../englishMessages';

export const messages = defineMessages('ra', reactAdminEnglish.ra);
