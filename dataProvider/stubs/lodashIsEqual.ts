/**
 * `lodash/isEqual` by a function that React Query has loaded, 1 KB smaller than es-toolkit's copy of lodash's: it compares
 * plain objects and arrays, as JSON has them. Others, such as dates, are equal only if they are the same.
 */
import { replaceEqualDeep } from '@tanstack/react-query';

export default (a: unknown, b: unknown): boolean => Object.is(replaceEqualDeep(a, b), a);
