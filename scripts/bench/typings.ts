/** The editors in which typing is measured. */
import type { Typing } from './measurePreview.ts';

export const typings: readonly Typing[] = [
  {
    name: 'a style sheet',
    path: '/theme-editor/css',
    preview: 'How shoppers see it',
    field: (page) => page.getByRole('textbox', { name: 'Style sheet' }),
    // A brace closes itself.
    text: '.lw-title{letter-spacing:1px;margin-top:8px;',
  },
  {
    name: 'a text of a widget',
    path: '/widget-editor/ReviewAndFAQ',
    preview: 'How shoppers see it',
    field: (page) => page.getByRole('region', { name: 'Words', exact: true }).getByRole('textbox').first(),
    text: 'Reviews by those who bought it here',
  },
  {
    name: 'the HTML of an e-mail',
    path: '/notifications/edit/loyaltyRewardApproved/en?view=html',
    preview: 'The e-mail as its reader gets it',
    field: (page) => page.getByRole('textbox', { name: 'HTML' }),
    text: 'Thank you for shopping with us so often',
  },
];
