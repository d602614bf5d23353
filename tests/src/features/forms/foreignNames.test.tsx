import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addResult, toMemory } from '../../../../src/features/automation/run/memory';
import { countChanges } from '../../../../src/features/forms/editor/formEditor';
import { SubmissionTable } from '../../../../src/features/forms/submissions/SubmissionsPage';
import { renderConsole } from '../../../support/renderConsole';
import { stubDataProvider } from '../../../support/stubDataProvider';

/** Names of object members, which are possible names and ids too. */
const names = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];

describe('names that objects have themselves', () => {
  it.each(names)('[FRM-01] the field %s of a form is empty if it was not filled in', async (name) => {
    const fields = { f1: { kind: 'text', name } };
    const form = { _id: 'w1', type: 'form', data: { fields, order: ['f1'] }, isEnabled: true };
    const submissions = [
      { _id: 's1', createdAt: '2026-11-20T10:00:00.000Z', values: {} },
      { _id: 's2', createdAt: '2026-11-20T10:00:00.000Z', values: JSON.parse(`{"${name}": "Linen"}`) },
    ];
    renderConsole({
      dataProvider: stubDataProvider({}),
      at: '/',
      routes: [{ path: '/', element: <SubmissionTable form={form} submissions={submissions} /> }],
    });
    expect(await screen.findByRole('columnheader', { name })).toBeVisible();
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['—', 'Linen']);
  });

  it('[FRM-01] shows the dates of a form as the language writes them, and texts as they were typed', async () => {
    const form = {
      _id: 'w1',
      type: 'form',
      data: {
        fields: { f1: { kind: 'date', name: 'day' }, f2: { kind: 'text', name: 'text' } },
        order: ['f1', 'f2'],
      },
      isEnabled: true,
    };
    const submissions = ['1990-03-04', '1990-13-04', '4 March'].map((day, n) => ({
      _id: `s${n}`,
      createdAt: '2026-11-20T10:00:00.000Z',
      values: { day, text: day },
    }));
    renderConsole({
      dataProvider: stubDataProvider({}),
      at: '/',
      routes: [{ path: '/', element: <SubmissionTable form={form} submissions={submissions} /> }],
    });
    expect(await screen.findByRole('columnheader', { name: 'day' })).toBeVisible();
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(['March 4, 1990', '1990-03-04', '1990-13-04', '1990-13-04', '4 March', '4 March']);
  });

  it.each(names)('a field with the id %s is one change', (id) => {
    const withField = JSON.parse(`{"fields": {"${id}": {"kind": "text"}}, "order": ["${id}"]}`);
    expect(countChanges({ fields: {}, order: [] }, withField)).toBe(1);
    expect(countChanges(withField, withField)).toBe(0);
  });

  it.each(names.slice(0, 3))('a record with the id %s is undone once', (id) => {
    const result = { at: '2026-11-20T10:00:00.000Z', matched: 1, ids: [id], all: [id], failed: 0 };
    const done = addResult({}, { ...result, isUndo: false });
    const { undone } = toMemory(addResult(done, { ...result, isUndo: true }));
    expect(Object.getOwnPropertyDescriptor(undone, id)?.value).toBe(1);
  });
});
