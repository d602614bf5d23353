import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { isSameText } from '../../../../src/engine/compose/fieldText';
import { sendText } from '../../../../src/engine/compose/sendText';
import { recordOf } from '../../../support/records';
import { reviews } from './composeWorld';

const text = fc.constantFrom('', 'mine', 'theirs', 'seen');
/** What a write meets: how it fails, whether it is done all the same, and what somebody else writes just before. */
const meeting = fc.record({
  fails: fc.constantFrom(null, 'certain', 'uncertain', 'conflict', 'notFound'),
  applied: fc.boolean(),
  before: fc.option(text),
  firstReadFails: fc.boolean(),
  secondReadFails: fc.boolean(),
  gone: fc.boolean(),
});

describe('a text that is sent', () => {
  it('overwrites nothing that was there to be seen, and what is told of it is true', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, text, fc.boolean(), meeting, async (wanted, seen, there, isFoundForSure, meets) => {
        let now: string | null = meets.gone ? null : there;
        let reads = 0;
        let written = 0;
        const outcome = await sendText(
          { field: 'reply', text: wanted, seen },
          {
            isFoundForSure,
            async read() {
              reads += 1;
              if (reads === 1 ? meets.firstReadFails : meets.secondReadFails) throw new AppError({ kind: 'offline' });
              return now === null ? null : recordOf(reviews, 'r1', { reply: now });
            },
            async write(sent) {
              written += 1;
              if (meets.before !== null && now !== null) now = meets.before;
              if (now === null || meets.fails === 'notFound') throw new AppError({ kind: 'notFound', status: 404 });
              if (meets.fails === 'conflict') throw new AppError({ kind: 'conflict', status: 409 });
              if (meets.fails === 'certain') throw new AppError({ kind: 'server', status: 500 });
              if (meets.fails === null || meets.applied) now = sent;
              if (meets.fails === 'uncertain') throw new AppError({ kind: 'timeout', uncertain: true });
              return true;
            },
          },
        );

        expect(written).toBeLessThanOrEqual(1);
        // Nothing is sent over a text that the merchant has not seen, nor before it was looked for.
        if (written === 1 && !meets.gone) expect(isSameText(there, seen)).toBe(true);
        if (meets.firstReadFails) expect(written).toBe(0);
        if (outcome.kind === 'sent') expect(now).toBe(wanted);
        if (outcome.kind === 'missing') expect(now).toBe(seen);
        if (outcome.kind === 'gone') expect(meets.gone || meets.fails === 'notFound').toBe(true);
        if (outcome.kind === 'conflict') {
          expect(outcome.fresh['reply']).toBe(now);
          expect([wanted, seen]).not.toContain(now);
        }
        if (outcome.kind === 'failed') expect(now === wanted && written === 1 && meets.before === null).toBe(false);
        if (outcome.kind === 'unknown') expect(meets.secondReadFails || now === null).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });
});
