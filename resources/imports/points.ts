import type { ImportKind } from './importKind';

/** Points for customers, added to what they have (specification section 3: name, email, points). */
export const pointsImport: ImportKind = {
  name: 'points',
  path: 'points',
  fields: {
    email: {
      kind: 'email',
      required: true,
      max: 320,
      names: ['email', 'emailaddress', 'customeremail', 'mail', 'useremail', 'memberemail', 'contactemail', 'emails'],
    },
    points: {
      kind: 'points',
      required: true,
      names: [
        'points',
        'pointsbalance',
        'pointbalance',
        'balance',
        'currentpoints',
        'availablepoints',
        'approvedpoints',
        'pointsapproved',
        'currentbalance',
        'loyaltypoints',
        'rewardpoints',
        'totalpoints',
        'storecredit',
      ],
    },
    name: {
      kind: 'text',
      max: 200,
      names: ['name', 'fullname', 'customername', 'customer', 'displayname', 'membername'],
    },
  },
  key: 'email',
  sum: 'points',
  batch: 500,
  hasNotes: true,
  inverse: 'points',
};
