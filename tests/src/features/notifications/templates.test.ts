/** The state of an email in a language, and how its texts are saved. */
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import type { EmailTemplate } from '../../../../resources/templates/template';
import { isTemplateKey, templateKeys } from '../../../../resources/templates/templateKeys';
import {
  getTemplateState,
  needsWork,
  templateStates,
} from '../../../../src/features/notifications/matrix/templateState';
import {
  isSameTemplateText,
  saveTemplate,
  toTemplateTexts,
} from '../../../../src/features/notifications/save/saveTemplate';
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

describe('saving', () => {
  const texts = { subject: 'New', html: '<p>New</p>' };
  const base = { subject: 'About faqAnswered', html: createTemplate('faqAnswered').html ?? '' };
  const other = createTemplate('standard');
  const saved = createTemplate('faqAnswered', texts);

  /** Saves to a server that has these templates at each read, the last ones from then on. */
  function save(
    reads: readonly (readonly EmailTemplate[] | AppError)[],
    write: (current: EmailTemplate | undefined) => Promise<readonly EmailTemplate[]> = async () => [other, saved],
  ) {
    let read = 0;
    const ports = {
      load: vi.fn(async () => {
        const found = reads[Math.min(read++, reads.length - 1)] ?? [];
        if (found instanceof AppError) throw found;
        return found;
      }),
      write: vi.fn(write),
      isDone: (current: EmailTemplate | undefined) => isSameTemplateText(toTemplateTexts(current), texts),
    };
    return { ports, result: saveTemplate('faqAnswered', base, ports) };
  }
  const lost = () => new AppError({ kind: 'timeout', uncertain: true });

  it('writes to the template of the key, and returns it as saved', async () => {
    const current = createTemplate('faqAnswered');
    const { ports, result } = save([[other, current]]);
    expect(await result).toBe(saved);
    expect(ports.write.mock.calls).toEqual([[current]]);
    expect(ports.load).toHaveBeenCalledTimes(1);
  });

  it('writes nothing if the texts are there already', async () => {
    const { ports, result } = save([[other, saved]]);
    expect(await result).toBe(saved);
    expect(ports.write).not.toHaveBeenCalled();
  });

  it.each([
    ['another subject', createTemplate('faqAnswered', { subject: 'Other' })],
    ['another text', createTemplate('faqAnswered', { html: '' })],
    ['no texts', undefined],
  ])('writes nothing if the server has %s by now', async (_name, current) => {
    const { ports, result } = save([current ? [other, current] : [other]]);
    await expect(result).rejects.toMatchObject({ kind: 'conflict', uncertain: false });
    expect(ports.write).not.toHaveBeenCalled();
  });

  it('is done if the read after a lost response shows the texts', async () => {
    const { ports, result } = save([[createTemplate('faqAnswered')], [saved]], () => Promise.reject(lost()));
    expect(await result).toBe(saved);
    expect(ports.load).toHaveBeenCalledTimes(2);
  });

  it('has failed for certain if that read shows the old ones, and is uncertain if it fails', async () => {
    const before = [createTemplate('faqAnswered')];
    await expect(save([before], () => Promise.reject(lost())).result).rejects.toMatchObject({
      kind: 'timeout',
      uncertain: false,
    });
    const unread = new AppError({ kind: 'offline' });
    await expect(save([before, unread], () => Promise.reject(lost())).result).rejects.toMatchObject({
      kind: 'timeout',
      uncertain: true,
    });
  });

  it('was never sent if the first read fails', async () => {
    const { ports, result } = save([lost()]);
    await expect(result).rejects.toMatchObject({ kind: 'timeout', uncertain: false });
    expect(ports.write).not.toHaveBeenCalled();
  });

  it('treats missing texts as empty, and compares both', () => {
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
