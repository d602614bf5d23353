import type { Filter } from '../../../resources/entity.ts';
import type { RuleName } from '../rules.ts';
import { type ListPage, valueAt } from './probe.ts';

/** Matches nothing. */
const NONSENSE = 'zqxjkvwzqxjkvw';

/** A request with a filter, and what its rows must be like. */
export interface FilterCase {
  /** Value in the report. */
  label: string;
  rule: RuleName;
  variables: Readonly<Record<string, unknown>>;
  /** Path in the report, and its expected value. */
  path: string;
  expected: string;
  matches: (row: Readonly<Record<string, unknown>>) => boolean;
  /** Rows that must be found at least, or exactly none. */
  count: 'some' | 'none' | 'any';
}

/** The requests that show whether a filter works, with values of these rows. */
export function filterCases(name: string, filter: Filter, { rows }: ListPage): readonly FilterCase[] {
  const none = {
    rule: 'noMatch',
    variables: { [name]: NONSENSE },
    path: '_id',
    expected: 'no rows',
    matches: () => true,
    count: 'none',
  } as const;
  switch (filter.kind) {
    case 'choice':
    case 'choices':
      return filter.choices.map((choice) => {
        const { path = name } = filter;
        const custom = customFilters[`${name} ${choice}`];
        return {
          label: choice,
          rule: custom ? 'answered' : 'comparedField',
          variables: { [name]: filter.kind === 'choice' && filter.send ? filter.send(choice) : choice },
          path: custom?.path ?? path,
          expected: custom?.expected ?? choice,
          matches: custom?.matches ?? ((row) => filter.path === undefined || String(valueAt(row, path)) === choice),
          count: rows.some((row) => filter.path !== undefined && String(valueAt(row, path)) === choice)
            ? 'some'
            : 'any',
        };
      });
    case 'search': {
      const word = rows
        .flatMap((row) => filter.paths.map((path) => valueAt(row, path)))
        .flatMap((text) => (typeof text === 'string' ? text.split(/\s+/) : []))
        .find((text) => /^[a-z]{4,}$/i.test(text));
      const found = {
        rule: 'search',
        path: '_id',
        expected: 'rows with the word',
        matches: () => true,
        count: 'some',
      } as const;
      return [
        ...(word === undefined ? [] : [{ label: 'one word', variables: { [name]: word }, ...found }]),
        { label: 'no match', ...none },
      ];
    }
    case 'text':
      return [{ label: 'no match', ...none }];
    case 'days': {
      const instant = rows.map((row) => valueAt(row, filter.path)).filter((value) => typeof value === 'string')[1];
      if (instant === undefined) return [];
      const time = Date.parse(instant);
      const matches = (row: Readonly<Record<string, unknown>>) =>
        Date.parse(String(valueAt(row, filter.path))) === time;
      const variables = { [filter.from]: instant, [filter.to]: instant };
      return [
        {
          label: 'inclusive',
          rule: 'inclusive',
          variables,
          path: filter.path,
          expected: instant,
          matches,
          count: 'some',
        },
      ];
    }
    case 'reference':
    case 'program': {
      const ids = new Set(rows.map((row) => valueAt(row, filter.path)));
      const id = [...ids].find((value) => typeof value === 'string' && value !== '-1');
      const isFound = (row: Readonly<Record<string, unknown>>) => {
        const value = valueAt(row, filter.path);
        // Customers without a program are in the default one.
        return value === id || (filter.kind === 'program' && value === null);
      };
      if (id === undefined) return filter.kind === 'reference' ? [{ label: 'unknown id', ...none }] : [];
      const rule = filter.kind === 'program' ? 'program' : 'comparedField';
      const variables = { [name]: id };
      const known = { rule, variables, path: filter.path, expected: String(id), matches: isFound } as const;
      const cases: FilterCase[] = [{ label: 'one id', ...known, count: 'some' }];
      return filter.kind === 'reference' ? [...cases, { label: 'unknown id', ...none }] : cases;
    }
  }
}

const isFilled = (value: unknown) => value !== null && value !== '';

/** Filters that are no comparison of one field. */
const customFilters: Readonly<Record<string, Pick<FilterCase, 'path' | 'expected' | 'matches'>>> = {
  'filter answered': { path: 'answer', expected: 'a text', matches: (row) => isFilled(valueAt(row, 'answer')) },
  'filter unanswered': { path: 'answer', expected: 'null', matches: (row) => !isFilled(valueAt(row, 'answer')) },
  'filter published': { path: 'status', expected: 'approved', matches: (row) => row['status'] === 'approved' },
  'filter unpublished': { path: 'status', expected: 'not approved', matches: (row) => row['status'] !== 'approved' },
};
