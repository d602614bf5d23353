import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { isSameText } from '../../../../src/engine/compose/fieldText';
import { sendText } from '../../../../src/engine/compose/sendText';
import { createRecord } from '../../../support/records';
import { reviews } from './composeHarness';

const text = fc.constantFrom('', 'mine', 'theirs', 'seen');
/** The conditions of a write: its failure, if it is applied, and a concurrent text by another user. */
const conditions = fc.record({
  fails: fc.constantFrom(null, 'certain', 'uncertain', 'conflict', 'notFound'),
  applied: fc.boolean(),
  before: fc.option(text),
  firstReadFails: fc.boolean(),
  secondReadFails: fc.boolean(),
  gone: fc.boolean(),
});

describe('sending a text', () => {
  it('overwrites nothing that was not visible, and reports the true result', async () => {
    await fc.assert(
      fc.asyncProperty(
        text,
        text,
        text,
        fc.boolean(),
        conditions,
        async (newText, seen, serverText, lookupIsReliable, condition) => {
          let now: string | null = condition.gone ? null : serverText;
          let reads = 0;
          let written = 0;
          const outcome = await sendText(
            { field: 'reply', text: newText, seen },
            {
              lookupIsReliable,
              async read() {
                reads += 1;
                if (reads === 1 ? condition.firstReadFails : condition.secondReadFails)
                  throw new AppError({ kind: 'offline' });
                return now === null ? null : createRecord(reviews, 'r1', { reply: now });
              },
              async write(sent) {
                written += 1;
                if (condition.before !== null && now !== null) now = condition.before;
                if (now === null || condition.fails === 'notFound')
                  throw new AppError({ kind: 'notFound', status: 404 });
                if (condition.fails === 'conflict') throw new AppError({ kind: 'conflict', status: 409 });
                if (condition.fails === 'certain') throw new AppError({ kind: 'server', status: 500 });
                if (condition.fails === null || condition.applied) now = sent;
                if (condition.fails === 'uncertain') throw new AppError({ kind: 'timeout', uncertain: true });
                return true;
              },
            },
          );

          expect(written).toBeLessThanOrEqual(1);
          // Nothing is written over a text that was not visible, or before reading the current one.
          if (written === 1 && !condition.gone) expect(isSameText(serverText, seen)).toBe(true);
          if (condition.firstReadFails) expect(written).toBe(0);
          if (outcome.kind === 'sent') expect(now).toBe(newText);
          if (outcome.kind === 'missing') expect(now).toBe(seen);
          if (outcome.kind === 'gone') expect(condition.gone || condition.fails === 'notFound').toBe(true);
          if (outcome.kind === 'conflict') {
            expect(outcome.fresh['reply']).toBe(now);
            expect([newText, seen]).not.toContain(now);
          }
          if (outcome.kind === 'failed')
            expect(now === newText && written === 1 && condition.before === null).toBe(false);
          if (outcome.kind === 'unknown') expect(condition.secondReadFails || now === null).toBe(true);
        },
      ),
      { numRuns: 5_000 },
    );
  });
});
