import { emailField, fullNameField, pointsField } from './customerFields';
import type { ImportKind } from './importKind';

/** Points import, added to the customers' balances (name, email, points). */
export const pointsImport: ImportKind = {
  name: 'points',
  path: 'points',
  fields: { email: emailField, points: { ...pointsField, required: true }, name: fullNameField },
  key: 'email',
  sumField: 'points',
  batch: 500,
  hasNotes: true,
  negatableField: 'points',
};
