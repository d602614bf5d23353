import { customerWords, emailField, fullNameField, pointsField } from './customerFields';
import type { ImportKind } from './importKind';

/** Customer import (specification section 3). */
export const customersImport: ImportKind = {
  name: 'customers',
  path: 'customers',
  fields: {
    emailAddress: emailField,
    firstName: {
      kind: 'text',
      content: 'words',
      max: 100,
      headers: ['first name', 'given name', 'forename', 'fname', 'prenom', 'vorname', 'اسم اول'],
      qualifiers: customerWords,
    },
    lastName: {
      kind: 'text',
      content: 'words',
      max: 100,
      headers: [
        'last name',
        'surname',
        'family name',
        'lname',
        'nom famille',
        'nom',
        'nachname',
        'اسم عائلة',
        'اسم اخير',
      ],
      qualifiers: customerWords,
    },
    name: fullNameField,
    points: pointsField,
    referralCode: {
      kind: 'text',
      content: 'code',
      max: 100,
      headers: [
        'referral code',
        'referral slug',
        'referral id',
        'ref code',
        'invite code',
        'code parrainage',
        'رمز احالة',
      ],
      qualifiers: customerWords,
    },
  },
  key: 'emailAddress',
  sumField: 'points',
  batch: 500,
};
