/** Messages of the preview frame: controls and fallbacks. */
export const messages = {
  failed: 'The preview can’t be loaded. What you have changed is still here.',
  width: 'Width',
  widths: { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' },
  scheme: 'Shop',
  schemes: { light: 'Light', dark: 'Dark' },
  language: 'Language of the preview',
  scenario: 'Who is looking',
  scenarios: {
    guest: 'A guest',
    newMember: 'A new member',
    member: 'A member with points',
    expiring: 'Points that expire soon',
    longWords: 'Long words and names',
    nothing: 'Nothing there yet',
  },
};
