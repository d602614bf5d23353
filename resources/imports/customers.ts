import type { ImportKind } from './importKind';
import { pointsImport } from './points';

const { email, points, name } = pointsImport.fields;

/** Customers with what they bring along (specification section 3). */
export const customersImport: ImportKind = {
  name: 'customers',
  path: 'customers',
  fields: {
    emailAddress: { ...email, kind: 'email', names: email?.names ?? [] },
    firstName: { kind: 'text', max: 100, names: ['firstname', 'givenname', 'forename', 'fname', 'prenom', 'vorname'] },
    lastName: { kind: 'text', max: 100, names: ['lastname', 'surname', 'familyname', 'lname', 'nom', 'nachname'] },
    name: { ...name, kind: 'text', names: name?.names ?? [] },
    points: { kind: 'points', names: points?.names ?? [] },
    referralCode: {
      kind: 'text',
      max: 100,
      names: ['referralcode', 'referral', 'refcode', 'referralslug', 'referralid', 'referralurl', 'invitecode'],
    },
  },
  key: 'emailAddress',
  sum: 'points',
  batch: 500,
};
