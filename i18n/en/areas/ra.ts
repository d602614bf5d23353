/** Messages of react-admin's components, and the names of the kinds of record without a list page. */
import reactAdminEnglish from 'ra-language-english';
import { defineMessages } from '../../englishMessages';

export const messages = defineMessages('ra', {
  ...reactAdminEnglish.ra,
  resources: {
    programs: 'Loyalty program |||| Loyalty programs',
    'program-tasks': 'Way to earn |||| Ways to earn',
    'program-rewards': 'Way to spend |||| Ways to spend',
    widgets: 'Widget |||| Widgets',
    templates: 'Email template |||| Email templates',
    texts: 'Storefront texts |||| Storefront texts',
    settings: 'Settings |||| Settings',
    theme: 'Theme |||| Themes',
    managers: 'Manager |||| Managers',
    birthdays: 'Birthday |||| Birthdays',
    submissions: 'Response |||| Responses',
    'import-jobs': 'Import |||| Imports',
    sales: 'Sale |||| Sales',
  },
});
