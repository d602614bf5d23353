import type { ImportPreset } from './importPreset';

/** Customer files. Consent to marketing isn't imported, so inverted or partial columns of it can't be misread. */
export const customerPresets: readonly ImportPreset[] = [
  {
    product: 'Shopify',
    kind: 'customers',
    recognizedBy: [
      [
        'First Name',
        'Last Name',
        'Email',
        'Accepts Email Marketing',
        'Default Address Company',
        'Total Spent',
        'Total Orders',
      ],
      ['First Name', 'Last Name', 'Email', 'Accepts Marketing', 'Total Spent', 'Total Orders', 'Tax Exempt'],
      ['First Name', 'Last Name', 'Email', 'Accepts Email Marketing', 'Accepts SMS Marketing', 'Tax Exempt', 'Tags'],
    ],
    columns: { emailAddress: 'Email', firstName: 'First Name', lastName: 'Last Name' },
  },
  {
    product: 'WooCommerce',
    kind: 'customers',
    recognizedBy: [['Name', 'Username', 'Last Active', 'Email', 'Total Spend', 'AOV']],
    columns: { emailAddress: 'Email', name: 'Name' },
  },
  {
    product: 'PrestaShop',
    kind: 'customers',
    recognizedBy: [['Email *', 'Last Name *', 'First Name *', 'Newsletter (0/1)']],
    columns: { emailAddress: 'Email *', firstName: 'First Name *', lastName: 'Last Name *' },
  },
  {
    product: 'BigCommerce',
    kind: 'customers',
    recognizedBy: [['Email', 'First Name', 'Last Name', 'Customer Group ID', 'Store Credit Amounts']],
    columns: { emailAddress: 'Email', firstName: 'First Name', lastName: 'Last Name' },
  },
  {
    // `MEMBER_RATING` is how often a person opens emails.
    product: 'Mailchimp',
    kind: 'customers',
    recognizedBy: [['Email Address', 'MEMBER_RATING', 'LEID', 'EUID']],
    columns: { emailAddress: 'Email Address', firstName: 'First Name', lastName: 'Last Name' },
  },
  {
    product: 'Klaviyo',
    kind: 'customers',
    recognizedBy: [['Email', 'Klaviyo ID']],
    columns: { emailAddress: 'Email', firstName: 'First Name', lastName: 'Last Name' },
  },
  {
    product: 'Square',
    kind: 'customers',
    recognizedBy: [['First Name', 'Last Name', 'Email Address', 'Email Subscription Status']],
    columns: { emailAddress: 'Email Address', firstName: 'First Name', lastName: 'Last Name' },
  },
  {
    product: 'Wix',
    kind: 'customers',
    recognizedBy: [['First Name', 'Email 1', 'Email subscriber status']],
    columns: { emailAddress: 'Email 1', firstName: 'First Name', lastName: 'Last Name' },
  },
];
