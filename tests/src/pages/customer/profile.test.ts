import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedFields,
  changeFor,
  conflictsOf,
  type Edits,
  edited,
  facing,
  noEdits,
  type Profile,
  profileFields,
  shownProfile,
} from '../../../../src/pages/customer/settings/profile';
import { readProfileDraft, writeProfileDraft } from '../../../../src/pages/customer/settings/profileDraft';

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

/** What a merchant typed, one field after the other, while the server went through these states. */
const typing = fc.array(fc.record({ name: fc.constantFrom(...profileFields), typed: profiles, now: profiles }));

function editsOf(steps: readonly { name: keyof Profile; typed: Profile; now: Profile }[]): Edits {
  return steps.reduce((edits, { name, typed, now }) => edited(edits, name, typed[name], now), noEdits);
}

const sent = (value: string | boolean) => (typeof value === 'string' ? value.trim() || null : value);

describe('what is typed of a customer', () => {
  it('stands in the form, beside what the server says of the rest', () => {
    fc.assert(
      fc.property(typing, profiles, (steps, now) => {
        const edits = editsOf(steps);
        const shown = shownProfile(edits, now);
        for (const name of profileFields) {
          const last = steps.findLast((step) => step.name === name);
          expect(shown[name]).toBe(last ? last.typed[name] : now[name]);
        }
      }),
    );
  });

  it('is sent where it was changed and is not there yet, and nothing else is', () => {
    fc.assert(
      fc.property(typing, profiles, (steps, now) => {
        const edits = editsOf(steps);
        const change = changeFor(edits, now);
        for (const [name, value] of Object.entries(change)) {
          expect(changedFields(edits)).toContain(name);
          const field = profileFields.find((one) => one === name);
          expect(field && value).not.toEqual(field && sent(now[field]));
        }
        for (const name of changedFields(edits)) {
          const typed = edits.typed[name] ?? '';
          if (sent(typed) !== sent(now[name])) expect(change[name]).toBe(sent(typed));
        }
      }),
    );
  });

  it('overwrites nothing that the merchant has not seen, and all that was faced', () => {
    fc.assert(
      fc.property(typing, profiles, (steps, now) => {
        const edits = editsOf(steps);
        const conflicts = conflictsOf(edits, now);
        for (const name of Object.keys(changeFor(edits, now))) {
          const field = profileFields.find((one) => one === name);
          const isUnseen = field && sent(edits.seen[field] ?? '') !== sent(now[field]);
          expect(conflicts.includes(field ?? 'name')).toBe(isUnseen);
        }
        expect(conflictsOf(facing(edits, now), now)).toEqual([]);
      }),
    );
  });

  it('comes back from the tab as it was, and from anything else as nothing', () => {
    fc.assert(
      fc.property(typing, profiles, (steps, now) => {
        const edits = editsOf(steps);
        const back = readProfileDraft(writeProfileDraft(edits));
        expect(changedFields(back)).toEqual(changedFields(edits));
        expect(changeFor(back, now)).toEqual(changeFor(edits, now));
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readProfileDraft(text)).not.toThrow();
      }),
    );
    expect(readProfileDraft('{"typed":{"name":7,"acceptsMarketing":"yes","_id":"x"}}')).toEqual(noEdits);
  });
});
