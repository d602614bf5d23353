import type { ImportKind } from './importKind';
import { pointsImport } from './points';

const { email, points, name } = pointsImport.fields;

/** Customer import (specification section 3). */
export const customersImport: ImportKind = {
  name: 'customers',
  path: 'customers',
  fields: {
    emailAddress: { ...email, kind: 'email', headerAliases: email?.headerAliases ?? [] },
    firstName: {
      kind: 'text',
      max: 100,
      headerAliases: ['firstname', 'givenname', 'forename', 'fname', 'prenom', 'vorname'],
    },
    lastName: {
      kind: 'text',
      max: 100,
      headerAliases: ['lastname', 'surname', 'familyname', 'lname', 'nom', 'nachname'],
    },
    name: { ...name, kind: 'text', headerAliases: name?.headerAliases ?? [] },
    points: { kind: 'points', headerAliases: points?.headerAliases ?? [] },
    referralCode: {
      kind: 'text',
      max: 100,
      headerAliases: ['referralcode', 'referral', 'refcode', 'referralslug', 'referralid', 'referralurl', 'invitecode'],
    },
  },
  key: 'emailAddress',
  sumField: 'points',
  batch: 500,
};
