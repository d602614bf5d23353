import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPart } from '../../../../../src/pages/loyalty/draft/createPart';
import { applyDraft, emptyDraft, setDraftValue } from '../../../../../src/pages/loyalty/draft/programDraft';
import { parseProgramDraft, serializeProgramDraft } from '../../../../../src/pages/loyalty/draft/storedDraft';
import { toCalculableProgram } from '../../../../../src/pages/loyalty/draft/toCalculableProgram';
import { program } from '../programs';

const place = { of: 'tasks', id: 'order' } as const;

describe('stored drafts', () => {
  it('restores a draft with unparsed input', () => {
    const added = createPart('rewards', 'percentage', 'new', 'Ten off');
    if (!added) throw new Error('unknown reward type');
    const changed = setDraftValue({ changes: [], added: [added] }, program(), place, 'config.minOrderValue', 20);
    const draft = setDraftValue(changed, program(), { of: 'rewards', id: 'new' }, 'pointsCost', 'twelve');
    expect(parseProgramDraft(serializeProgramDraft(draft))).toEqual(draft);
    const { rewards } = toCalculableProgram(applyDraft(program(), draft));
    expect(rewards?.map(({ pointsCost }) => pointsCost)).toEqual([100, null]);
  });

  it('serializes an empty draft to an empty string', () => {
    expect(serializeProgramDraft(emptyDraft)).toBe('');
    expect(parseProgramDraft('')).toEqual(emptyDraft);
  });

  it('ignores invalid text', () => {
    void fc.assert(
      fc.property(fc.json(), fc.json(), (a, b) => {
        for (const text of [a, `{"changes":[${a}],"added":[${b}]}`]) {
          const { changes, added } = parseProgramDraft(text);
          expect(changes.every(({ path }) => typeof path === 'string')).toBe(true);
          expect(added.every(({ part }) => typeof part._id === 'string')).toBe(true);
        }
      }),
    );
  });
});
