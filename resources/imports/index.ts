import { customersImport } from './customers';
import type { ImportKind } from './importKind';
import { pointsImport } from './points';
import { reviewsImport } from './reviews';

/** All imports from a file, by name. */
export const importKinds = {
  points: pointsImport,
  customers: customersImport,
  reviews: reviewsImport,
} as const satisfies Readonly<Record<string, ImportKind>>;

export type ImportKindName = keyof typeof importKinds;

export type { ImportKind } from './importKind';
