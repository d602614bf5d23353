import { describe, expect, it } from 'vitest';
import { birthdayForm } from '../../../../mock-server/fixtures/forms';
import type { Submission } from '../../../../resources/forms/submission';
import { collectSubmissions } from '../../../../src/features/forms/submissions/SubmissionsPage';
import { formatSubmittedValue, getSubmissionColumns } from '../../../../src/features/forms/submissions/useSubmissions';
import { stubDataProvider } from '../../../support/stubDataProvider';

const createSubmission = (n: number, values: unknown = {}): Submission => ({
  _id: `s${n}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  values,
});

describe('the columns of submissions', () => {
  it('are the fields of the form, and then other names that were submitted', () => {
    const submissions = [createSubmission(1, { old: 1, email: 'a' }), createSubmission(2, 'broken')];
    const columns = getSubmissionColumns(birthdayForm, submissions, 'de');
    expect(columns.slice(0, 2)).toEqual([
      { name: 'first_name', title: 'Vorname', isDay: false },
      { name: 'email', title: 'E-Mail', isDay: false },
    ]);
    expect(columns.at(-1)).toEqual({ name: 'old', title: 'old', isDay: false });
    expect(columns.filter(({ isDay }) => isDay).map(({ name }) => name)).toEqual(['birthday']);
    expect(columns).toHaveLength(10);
  });

  it('show any value as text', () => {
    const booleans = { yes: 'Yes', no: 'No' };
    const values = [null, undefined, 0, false, ['a', true], { a: 1 }, 'x'];
    expect(values.map((value) => formatSubmittedValue(value, booleans))).toEqual([
      '',
      '',
      '0',
      'No',
      'a, Yes',
      '{"a":1}',
      'x',
    ]);
  });
});

interface Paginated {
  pagination: { page: number; perPage: number };
}

describe('collecting all submissions', () => {
  it('reads page by page, and leaves out what a new submission moved to the next page', async () => {
    const offsets: number[] = [];
    const ids: string[] = [];
    const all = Array.from({ length: 150 }, (_, n) => createSubmission(n));
    const provider = stubDataProvider({
      async getList(_name: string, { pagination: { page, perPage } }: Paginated) {
        const offset = (page - 1) * perPage;
        offsets.push(offset);
        const from = offset === 0 ? 0 : offset - 1;
        return { data: all.slice(from, from + perPage), total: 151 };
      },
    });
    const signal = new AbortController().signal;
    await collectSubmissions(provider, 'f1', (page) => ids.push(...page.map(({ _id }) => _id)), signal);
    expect(offsets).toEqual([0, 100]);
    expect(ids).toEqual(all.map(({ _id }) => _id));
  });

  it('ends if the API ignores the offset and has no total', async () => {
    const offsets: number[] = [];
    const items = Array.from({ length: 100 }, (_, n) => createSubmission(n));
    const provider = stubDataProvider({
      async getList(_name: string, { pagination: { page, perPage } }: Paginated) {
        if (offsets.push((page - 1) * perPage) > 20) throw new Error('reads without end');
        return { data: items };
      },
    });
    const { signal } = new AbortController();
    expect(await collectSubmissions(provider, 'f1', () => undefined, signal)).toBeNull();
    expect(offsets).toEqual([0, 100]);
  });
});
