import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import type { RowFault } from '../table/importTable';

/** Every fault that a row may have. */
const faults = [
  'missing',
  'tooLong',
  'notEmail',
  'notNumber',
  'fraction',
  'tooLarge',
  'notRating',
  'notDay',
  'future',
  'notCountry',
  'oneOf',
  'swallows',
] as const satisfies readonly RowFault[];

/** What is wrong, in words. */
export function useFaultWords(kind: ImportKindName) {
  const translate = useTranslate();
  return useMemo(() => {
    const all: Record<string, string> = {};
    for (const fault of faults) all[fault] = translate(`import.fault.${fault}`);
    // A file of faulty rows names the field, too.
    for (const field of Object.keys(importKinds[kind].fields)) all[field] = translate(`import.field.${field}`);
    return { all, of: (fault: string) => all[fault] ?? fault };
  }, [translate, kind]);
}
