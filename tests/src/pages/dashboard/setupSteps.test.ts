import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { programShape } from '../../../../resources/programs';
import { settingsShape } from '../../../../resources/settings';
import {
  emailsStep,
  importStep,
  installStep,
  programStep,
  themeStep,
} from '../../../../src/pages/dashboard/setup/setupSteps';

const program = (task: boolean, reward: boolean) =>
  z.parse(programShape, {
    _id: 'p1',
    tasks: [{ _id: 't1', type: 'signup', isEnabled: task }],
    rewards: [{ _id: 'r1', type: 'free_shipping', isEnabled: reward }],
  });
const template = { _id: 'e1', key: 'welcome', subject: null, html: null, updatedAt: null };
const widget = { _id: 'w1', type: 'ReviewAndFAQ', data: null };

describe('what is done of the setup', () => {
  it('is a programme once one has a task and a reward that are both switched on', () => {
    expect(programStep([program(true, true)])).toBe('done');
    expect(programStep([program(true, false), program(false, true)])).toBe('todo');
    expect(programStep([z.parse(programShape, { _id: 'p1' })])).toBe('todo');
    expect(programStep([])).toBe('todo');
  });

  it('is the theme once it has a colour', () => {
    const settings = (widgetTheme: unknown) => z.parse(settingsShape, { _id: 's1', widgetTheme });
    expect(themeStep(settings({ brandPrimaryColor: '#0b5d4e' }))).toBe('done');
    for (const none of [undefined, null, {}, { brandPrimaryColor: ' ' }, 'green'])
      expect(themeStep(settings(none))).toBe('todo');
  });

  it('is told of e-mails, customers and widgets as far as the provider tells it', () => {
    expect(emailsStep([{ ...template, isCustom: true }])).toBe('done');
    expect(emailsStep([{ ...template, isCustom: null }])).toBe('todo');
    expect(emailsStep(null)).toBe('untold');
    expect([importStep(3), importStep(0), importStep(null)]).toEqual(['done', 'todo', 'untold']);
    expect(installStep([{ ...widget, isEnabled: true }])).toBe('done');
    expect(installStep([{ ...widget, isEnabled: false }])).toBe('todo');
    expect(installStep(null)).toBe('untold');
  });
});
