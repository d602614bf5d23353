import { defineMessages } from '../../englishMessages';

/** Messages of the preview frame: controls and fallbacks. */
export const messages = defineMessages('previewFrame', {
  failed: 'The preview couldn’t be loaded. Your changes are still here.',
  incomplete: 'Some of your store’s content couldn’t be loaded. The preview shows examples instead.',
  width: 'Device',
  widths: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  scheme: 'Store appearance',
  schemes: { light: 'Light', dark: 'Dark' },
  language: 'Preview language',
  scenario: 'Preview as',
  scenarios: {
    guest: 'Guest',
    newMember: 'New member',
    member: 'Member with points',
    expiring: 'Member with expiring points',
    longWords: 'Long text',
    nothing: 'Empty store',
  },
});
