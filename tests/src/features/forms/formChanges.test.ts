import { describe, expect, it } from 'vitest';
import { mergeEdits } from '../../../../dataProvider/writes/mergeEdits';
import { birthdayForm } from '../../../../mock-server/fixtures/forms';
import { getFormFields } from '../../../../resources/forms/formData';
import { formFieldKinds } from '../../../../resources/forms/formFieldKinds';
import { findFormIssues } from '../../../../src/features/forms/builder/findFormIssues';
import {
  addField,
  duplicateField,
  moveField,
  removeField,
  setCondition,
  setPart,
} from '../../../../src/features/forms/builder/formChanges';
import { countChanges } from '../../../../src/features/forms/editor/formEditor';

const form = structuredClone<Record<string, unknown>>({ ...birthdayForm, theirs: { kept: true } });
const getIds = (data: object) => getFormFields(data).map(({ id }) => id);
const reasons = (data: Record<string, unknown>) =>
  findFormIssues(data, 'en').map(({ field, part, reason }) => [field, part, reason].join(' '));

describe('changes of a form', () => {
  it('[FRM-01] adds, copies, moves and removes fields, and keeps everything else', () => {
    const added = addField(addField(form, 'email', 'new1'), 'email', 'new2');
    expect(getFormFields(added).slice(-2)).toMatchObject([
      { id: 'new1', kind: 'email', name: 'email_2' },
      { id: 'new2', kind: 'email', name: 'email_3' },
    ]);
    const copied = duplicateField(form, 'interest', 'copy');
    expect(getIds(copied).slice(4, 6)).toEqual(['interest', 'copy']);
    expect(copied['texts']).toMatchObject({ en: { 'copy.options': 'Knitwear\nCeramics\nSomething else' } });
    expect(getFormFields(copied)[5]).toMatchObject({ name: 'interest_2', settings: { look: 'buttons' } });
    expect(getIds(moveField(form, 'stars', 0)).slice(0, 2)).toEqual(['stars', 'welcome']);
    const removed = removeField(form, 'mail');
    expect(getIds(removed)).not.toContain('mail');
    expect(JSON.stringify(removed)).not.toContain('mail.');
    expect(removed['texts']).toMatchObject({ de: { 'firstname.label': 'Vorname' } });
    for (const data of [added, copied, removed]) expect(data['theirs']).toEqual({ kept: true });
    expect(removeField(copied, 'copy')).toEqual(form);
  });

  it('counts what differs once', () => {
    expect(countChanges(form, form)).toBe(0);
    expect(countChanges(form, moveField(form, 'stars', 0))).toBe(1);
    expect(countChanges(form, addField(form, 'text', 'new'))).toBe(1);
    expect(countChanges(form, setPart(form, ['texts', 'en', 'title'], 'Other'))).toBe(1);
    expect(countChanges(form, setPart(setPart(form, ['after'], 'redirect'), ['redirectUrl'], 'x'))).toBe(2);
  });

  it('merges changes of different fields by two users', () => {
    const mine = setPart(form, ['fields', 'mail', 'required'], false);
    const theirs = setPart(form, ['fields', 'bday', 'required'], false);
    const { value, conflicts } = mergeEdits(form, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(value).toMatchObject({ fields: { mail: { required: false }, bday: { required: false } } });
  });

  it.each([
    [null, []],
    ['text', []],
    [{ fields: [1], order: 'x' }, []],
    [{ fields: { a: { kind: 'slider' }, b: null }, order: ['gone', 'b', 'b', 3] }, ['b', 'a']],
  ])('reads %j', (data, ids) => {
    expect(getFormFields(data).map(({ id }) => id)).toEqual(ids);
    expect(getFormFields(data).every(({ kind }) => kind === null)).toBe(true);
  });
});

describe('the issues of a form', () => {
  it('are none for a complete form', () => {
    expect(findFormIssues(form, 'en')).toEqual([]);
  });

  it('are what a field of each kind lacks at first', () => {
    const needs = (kind: keyof typeof formFieldKinds) => reasons(addField(form, kind, 'new'));
    for (const [kind, { texts }] of Object.entries(formFieldKinds)) {
      const known = kind as keyof typeof formFieldKinds;
      const expected = [
        ...(texts.some((text) => text === 'label') ? ['new label missing'] : []),
        ...(texts.some((text) => text === 'options') ? ['new options noOptions'] : []),
        ...(kind === 'hidden' ? ['new parameter setting'] : []),
      ];
      expect([kind, needs(known)]).toEqual([kind, expected]);
    }
  });

  it('[FRM-01] name taken names, broken conditions, limits, and missing texts', () => {
    expect(reasons(setPart(form, ['fields', 'mail', 'name'], 'first_name'))).toEqual([
      'firstname name takenName',
      'mail name takenName',
    ]);
    expect(reasons(setPart(form, ['fields', 'mail', 'name'], '2nd'))).toEqual(['mail name badName']);
    expect(reasons(removeField(form, 'interest'))).toEqual(['otherone condition noSource']);
    const withoutValue = setCondition(form, 'mail', { field: 'interest', test: 'isNot', value: ' ' });
    expect(reasons(withoutValue)).toEqual(['mail condition missing']);
    const number = setPart(addField(form, 'number', 'n'), ['texts', 'en', 'n.label'], 'Size');
    const limited = setPart(setPart(number, ['fields', 'n', 'min'], 9), ['fields', 'n', 'max'], 3);
    expect(reasons(limited)).toEqual(['n max range']);
    const redirect = setPart(setPart(form, ['after'], 'redirect'), ['redirectUrl'], 'page');
    expect(reasons(setPart(redirect, ['name'], ' '))).toEqual([' name missing', ' redirectUrl setting']);
    const popup = setPart(setPart(form, ['display'], 'popup'), ['afterSeconds'], 601);
    expect(reasons(setPart(popup, ['texts', 'en', 'thanks'], undefined))).toEqual([
      ' texts.thanks missing',
      ' afterSeconds setting',
    ]);
  });
});
