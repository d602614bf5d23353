import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from '../../../../../src/pages/loyalty/draft/keptDraft';
import { newPart } from '../../../../../src/pages/loyalty/draft/newPart';
import { drafted, emptyDraft, setValue } from '../../../../../src/pages/loyalty/draft/programDraft';
import { readableProgram } from '../../../../../src/pages/loyalty/draft/readableProgram';
import { program } from '../programs';

const place = { of: 'tasks', id: 'order' } as const;

describe('a draft that is kept as text', () => {
  it('comes back as it was, also with what is no number yet', () => {
    const added = newPart('rewards', 'percentage', 'new', 'Ten off');
    if (!added) throw new Error('a kind that is known has a part');
    const changed = setValue({ changes: [], added: [added] }, program(), place, 'config.minOrderValue', 20);
    const draft = setValue(changed, program(), { of: 'rewards', id: 'new' }, 'pointsCost', 'twelve');
    expect(readDraft(writeDraft(draft))).toEqual(draft);
    const { rewards } = readableProgram(drafted(program(), draft));
    expect(rewards?.map(({ pointsCost }) => pointsCost)).toEqual([100, null]);
  });

  it('is no text where nothing is changed', () => {
    expect(writeDraft(emptyDraft)).toBe('');
    expect(readDraft('')).toEqual(emptyDraft);
  });

  it('takes nothing of a text that holds something else', () => {
    void fc.assert(
      fc.property(fc.json(), fc.json(), (one, other) => {
        for (const text of [one, `{"changes":[${one}],"added":[${other}]}`]) {
          const { changes, added } = readDraft(text);
          expect(changes.every(({ path }) => typeof path === 'string')).toBe(true);
          expect(added.every(({ part }) => typeof part._id === 'string')).toBe(true);
        }
      }),
    );
  });
});
