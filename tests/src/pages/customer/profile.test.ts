import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acknowledgeLatest,
  applyEdit,
  applyProfileEdits,
  findProfileConflicts,
  getChangedFields,
  noProfileEdits,
  type Profile,
  type ProfileEdits,
  profileFields,
  toProfilePatch,
} from '../../../../src/pages/customer/settings/profile';
import { parseProfileDraft, serializeProfileDraft } from '../../../../src/pages/customer/settings/profileDraft';

const word = fc.constantFrom('', 'a', 'b', 'a ', ' ', 'ä@b.example');
const profiles: fc.Arbitrary<Profile> = fc.record({
  firstName: word,
  lastName: word,
  name: word,
  emailAddress: word,
  acceptsMarketing: fc.boolean(),
  loyaltyProgramId: word,
  offlineCardNumber: word,
});

/** Edits made field by field, with the server state at each step. */
const typing = fc.array(fc.record({ name: fc.constantFrom(...profileFields), typed: profiles, now: profiles }));

function getEdits(steps: readonly { name: keyof Profile; typed: Profile; now: Profile }[]): ProfileEdits {
  return steps.reduce((edits, { name, typed, now }) => applyEdit(edits, name, typed[name], now), noProfileEdits);
}

const sent = (value: string | boolean) => (typeof value === 'string' ? value.trim() || null : value);

describe('profile edits', () => {
  it('are merged with the server values', () => {
    fc.assert(
      fc.property(typing, profiles, (steps, now) => {
        const edits = getEdits(steps);
        const editedProfile = applyProfileEdits(edits, now);
        for (const name of profileFields) {
          const last = steps.findLast((step) => step.name === name);
          expect(editedProfile[name]).toBe(last ? last.typed[name] : now[name]);
        }
      }),
    );
  });

  it('are sent only if changed and not yet on the server', () => {
    fc.assert(
      fc.property(typing, profiles, (steps, now) => {
        const edits = getEdits(steps);
        const change = toProfilePatch(edits, now);
        for (const [name, value] of Object.entries(change)) {
          expect(getChangedFields(edits)).toContain(name);
          const field = profileFields.find((item) => item === name);
          expect(field && value).not.toEqual(field && sent(now[field]));
        }
        for (const name of getChangedFields(edits)) {
          const typed = edits.typed[name] ?? '';
          if (sent(typed) !== sent(now[name])) expect(change[name]).toBe(sent(typed));
        }
      }),
    );
  });

  it('never overwrite unseen values, and overwrite acknowledged ones', () => {
    fc.assert(
      fc.property(typing, profiles, (steps, now) => {
        const edits = getEdits(steps);
        const conflicts = findProfileConflicts(edits, now);
        for (const name of Object.keys(toProfilePatch(edits, now))) {
          const field = profileFields.find((item) => item === name);
          const isUnseen = field && sent(edits.seen[field] ?? '') !== sent(now[field]);
          expect(conflicts.includes(field ?? 'name')).toBe(isUnseen);
        }
        expect(findProfileConflicts(acknowledgeLatest(edits, now), now)).toEqual([]);
      }),
    );
  });

  it('are restored from storage, and ignored if invalid', () => {
    fc.assert(
      fc.property(typing, profiles, (steps, now) => {
        const edits = getEdits(steps);
        const back = parseProfileDraft(serializeProfileDraft(edits));
        expect(getChangedFields(back)).toEqual(getChangedFields(edits));
        expect(toProfilePatch(back, now)).toEqual(toProfilePatch(edits, now));
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseProfileDraft(text)).not.toThrow();
      }),
    );
    expect(parseProfileDraft('{"typed":{"name":7,"acceptsMarketing":"yes","_id":"x"}}')).toEqual(noProfileEdits);
  });
});
