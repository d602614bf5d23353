import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { programShape } from '../../../../resources/programs';
import { settingsShape } from '../../../../resources/settings';
import {
  codeStep,
  emailsStep,
  getStepNames,
  importStep,
  programStep,
  storeStep,
  themeStep,
} from '../../../../src/features/wizard/checklist/useSetupSteps';

const program = (task: boolean, reward: boolean) =>
  z.parse(programShape, {
    _id: 'p1',
    tasks: [{ _id: 't1', type: 'signup', isEnabled: task }],
    rewards: [{ _id: 'r1', type: 'free_shipping', isEnabled: reward }],
  });
const template = { _id: 'e1', key: 'welcome', subject: null, html: null, updatedAt: null };
const widget = { _id: 'w1', type: 'ReviewAndFAQ', data: null };

describe('setup steps', () => {
  it('completes the program step with an enabled task and an enabled reward', () => {
    expect(programStep([program(true, true)])).toBe('done');
    expect(programStep([program(true, false), program(false, true)])).toBe('todo');
    expect(programStep([z.parse(programShape, { _id: 'p1' })])).toBe('todo');
    expect(programStep([])).toBe('todo');
  });

  it('completes the theme step with a color', () => {
    const settings = (widgetTheme: unknown) => z.parse(settingsShape, { _id: 's1', widgetTheme });
    expect(themeStep(settings({ brandPrimaryColor: '#0b5d4e' }))).toBe('done');
    for (const none of [undefined, null, {}, { brandPrimaryColor: ' ' }, 'green'])
      expect(themeStep(settings(none))).toBe('todo');
  });

  it('derives the email, import, and code steps from what the provider reports', () => {
    expect(emailsStep([{ ...template, isCustom: true }])).toBe('done');
    expect(emailsStep([{ ...template, isCustom: null }])).toBe('todo');
    expect(emailsStep(null)).toBe('untold');
    expect([importStep(3), importStep(0), importStep(null)]).toEqual(['done', 'todo', 'untold']);
    expect(codeStep([{ ...widget, isEnabled: true }], ['ReviewAndFAQ'])).toBe('done');
    expect(codeStep([{ ...widget, isEnabled: true }], ['LoyaltyProgramLanding'])).toBe('todo');
    expect(codeStep([{ ...widget, isEnabled: false }], ['ReviewAndFAQ'])).toBe('todo');
    expect(codeStep(null, ['ReviewAndFAQ'])).toBe('untold');
  });

  it('completes the store step with website, currency, and language', () => {
    const basics = { _id: 's1', website: 'https://shop.example', defaultCurrency: 'EUR', defaultLocale: 'en' };
    expect(storeStep(z.parse(settingsShape, basics))).toBe('done');
    for (const missing of [{ website: 'nonsense' }, { defaultCurrency: null }, { defaultLocale: '' }])
      expect(storeStep(z.parse(settingsShape, { ...basics, ...missing }))).toBe('todo');
  });

  it('has the steps of the goals', () => {
    expect(getStepNames(['questions'])).toEqual(['store', 'theme', 'emails', 'import', 'reviewsCode']);
    expect(getStepNames(['loyalty'])).toEqual(['store', 'program', 'theme', 'emails', 'import', 'loyaltyCode']);
  });
});
