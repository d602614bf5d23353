import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import type { RowIssue } from '../table/checkedRows';

/** All errors of rows. */
const issues = [
  'missing',
  'tooLong',
  'notEmail',
  'notNumber',
  'fraction',
  'tooLarge',
  'ambiguousNumber',
  'scientific',
  'notRating',
  'zeroRating',
  'halfRating',
  'notDay',
  'relativeDay',
  'ambiguousDay',
  'future',
  'notCountry',
  'oneOf',
  'swallows',
  'strayQuote',
  'unclosedQuote',
  'moreCells',
  'shifted',
  'fewerCells',
] as const satisfies readonly RowIssue[];

/** Returns localized error messages by code. */
export function useRowErrorMessages(kind: ImportKindName) {
  const translate = useTranslate();
  return useMemo(() => {
    const all: Record<string, string> = {};
    for (const issue of issues) all[issue] = translate(`import.fault.${issue}`);
    // The export of invalid rows also needs the field names.
    for (const field of Object.keys(importKinds[kind].fields)) all[field] = translate(`import.field.${field}`);
    return { all, get: (issue: string) => all[issue] ?? issue };
  }, [translate, kind]);
}
