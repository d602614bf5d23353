/** The state of an email in a language, and its texts. */
import { describe, expect, it } from 'vitest';
import { isTemplateKey, templateKeys } from '../../../../resources/templates/templateKeys';
import {
  getTemplateState,
  needsWork,
  templateStates,
} from '../../../../src/features/notifications/matrix/templateState';
import { isSameTemplateText, toTemplateTexts } from '../../../../src/features/notifications/save/templateTexts';
import { createTemplate } from './templateServer';

const changed = (updatedAt: string | null) => ({ isCustom: true, updatedAt });

describe('templateState', () => {
  it.each([
    ['default', createTemplate('a'), undefined],
    ['default', createTemplate('a'), createTemplate('a', changed('2026-05-01T00:00:00Z'))],
    [
      'changed',
      createTemplate('a', changed('2026-05-02T00:00:00Z')),
      createTemplate('a', changed('2026-05-01T00:00:00Z')),
    ],
    [
      'older',
      createTemplate('a', changed('2026-05-01T00:00:00Z')),
      createTemplate('a', changed('2026-05-02T00:00:00Z')),
    ],
    ['changed', createTemplate('a', changed('2026-05-01T00:00:00Z')), createTemplate('a')],
    ['changed', createTemplate('a', changed(null)), createTemplate('a', changed('2026-05-02T00:00:00Z'))],
    ['changed', createTemplate('a', { isCustom: null, updatedAt: '2026-05-02T00:00:00Z' }), undefined],
    ['default', createTemplate('a', { isCustom: null }), undefined],
    ['missing', createTemplate('a', { subject: ' ' }), undefined],
    ['missing', createTemplate('a', { html: null }), undefined],
    ['missing', createTemplate('a', { html: ' \n' }), undefined],
    ['missing', createTemplate('a', { subject: null }), undefined],
    ['missing', undefined, createTemplate('a')],
    // The same time is not older.
    [
      'changed',
      createTemplate('a', changed('2026-05-01T00:00:00Z')),
      createTemplate('a', changed('2026-05-01T00:00:00Z')),
    ],
    // Times are compared as instants, not as texts.
    [
      'changed',
      createTemplate('a', changed('2026-05-01T23:00:00Z')),
      createTemplate('a', changed('2026-05-02T00:30:00+02:00')),
    ],
  ] as const)('is %s', (state, own, main) => {
    expect(getTemplateState(own, main)).toBe(state);
  });
});

describe('states', () => {
  it('that need work are missing and older', () => {
    expect(templateStates.filter(needsWork)).toEqual(['missing', 'older']);
  });
});

describe('template keys', () => {
  it('are known or not', () => {
    expect(templateKeys.every(isTemplateKey)).toBe(true);
    expect(['', 'toString', 'Standard', null, 1].filter(isTemplateKey)).toEqual([]);
  });
});

describe('the texts of a template', () => {
  it('are empty if they are missing, and both are compared', () => {
    const texts = { subject: 'New', html: '<p>New</p>' };
    expect(toTemplateTexts(undefined)).toEqual({ subject: '', html: '' });
    expect(toTemplateTexts(createTemplate('standard', { subject: null, html: null }))).toEqual({
      subject: '',
      html: '',
    });
    expect(isSameTemplateText(texts, { ...texts })).toBe(true);
    expect(isSameTemplateText(texts, { ...texts, html: '' })).toBe(false);
    expect(isSameTemplateText(texts, { ...texts, subject: '' })).toBe(false);
  });
});
