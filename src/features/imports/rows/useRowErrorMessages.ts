import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import type { RowIssue } from '../table/checkedRows';

/** All errors of rows. A record, so that none is forgotten. */
const issues: Readonly<Record<RowIssue, true>> = {
  missing: true,
  tooLong: true,
  notEmail: true,
  notNumber: true,
  fraction: true,
  tooLarge: true,
  ambiguousNumber: true,
  scientific: true,
  notRating: true,
  zeroRating: true,
  halfRating: true,
  notDay: true,
  relativeDay: true,
  ambiguousDay: true,
  future: true,
  notCountry: true,
  ambiguousCountry: true,
  damagedCode: true,
  oneOf: true,
  swallows: true,
  strayQuote: true,
  unclosedQuote: true,
  moreCells: true,
  shifted: true,
  cut: true,
  merged: true,
  fewerCells: true,
};

/** Returns localized error messages by code. */
export function useRowErrorMessages(kind: ImportKindName) {
  const translate = useTranslate();
  return useMemo(() => {
    const all: Record<string, string> = {};
    for (const issue of Object.keys(issues)) all[issue] = translate(`import.fault.${issue}`);
    // The export of invalid rows also needs the field names.
    for (const field of Object.keys(importKinds[kind].fields)) all[field] = translate(`import.field.${field}`);
    return { all, get: (issue: string) => all[issue] ?? issue };
  }, [translate, kind]);
}
