import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEntityFinder } from '../../../dataProvider/createEntityFinder';
import { AppError, toAppError } from '../../../dataProvider/errors';
import { createEntityRules } from '../../../dataProvider/writes/createWrites';
import { withVerification } from '../../../dataProvider/writes/withVerification';
import type { Writes } from '../../../dataProvider/writes/writes';
import { entities } from '../../../resources';
import { isSameText } from '../../../src/engine/compose/composeField';
import { caseCount } from '../../support/fullRun';
import { createRecord, getEntity } from '../../support/records';

const reviews = getEntity('product-reviews');
const questions = getEntity('faq');
const lostResponse = () => new AppError({ kind: 'timeout', uncertain: true });
const notUsed = () => Promise.reject(new Error('not used'));

/** A server with one record, or none. */
function createServer(update: Writes['update'], read: () => Promise<ReturnType<typeof createRecord> | null>) {
  const transport: Writes = { update, create: notUsed, delete: notUsed, removePart: notUsed, reorder: notUsed };
  return withVerification(transport, read, createEntityRules(createEntityFinder(entities)));
}

const text = fc.constantFrom('', 'mine', 'theirs', 'seen');
const conditions = fc.record({
  newText: text,
  seen: text,
  serverText: text,
  entity: fc.constantFrom(reviews, questions),
  fails: fc.constantFrom(null, 'certain', 'uncertain', 'conflict', 'notFound'),
  isApplied: fc.boolean(),
  /** What another user writes just before. */
  before: fc.option(text),
  firstReadFails: fc.boolean(),
  secondReadFails: fc.boolean(),
  isGone: fc.boolean(),
});

describe('a verified update', () => {
  it('of a text overwrites nothing that was not shown, and reports the true outcome', async () => {
    await fc.assert(
      fc.asyncProperty(conditions, async (condition) => {
        const { entity, newText, seen, serverText, fails } = condition;
        const field = entity === reviews ? 'reply' : 'answer';
        let now: string | null = condition.isGone ? null : serverText;
        let [reads, written] = [0, 0];
        const writes = createServer(
          async (_name, { data }) => {
            written += 1;
            if (condition.before !== null && now !== null) now = condition.before;
            if (now === null || fails === 'notFound') throw new AppError({ kind: 'notFound', status: 404 });
            if (fails === 'conflict') throw new AppError({ kind: 'conflict', status: 409 });
            if (fails === 'certain') throw new AppError({ kind: 'server', status: 500 });
            if (fails === null || condition.isApplied) now = String(data[field]);
            if (fails === 'uncertain') throw lostResponse();
            return { data: createRecord(entity, 'r1', { [field]: now }) };
          },
          async () => {
            reads += 1;
            if (reads === 1 ? condition.firstReadFails : condition.secondReadFails)
              throw new AppError({ kind: 'offline', uncertain: true });
            return now === null ? null : createRecord(entity, 'r1', { [field]: now });
          },
        );
        const previousData = createRecord(entity, 'r1', { [field]: seen });
        const params = { id: 'r1', data: { [field]: newText }, previousData, meta: { expect: { [field]: seen } } };
        const error = await writes.update(entity.name, params).then(() => null, toAppError);

        expect(written).toBeLessThanOrEqual(1);
        // Nothing is written over a text that wasn't shown, or before reading the current one.
        if (written === 1 && !condition.isGone) expect(isSameText(serverText, seen)).toBe(true);
        if (condition.firstReadFails) expect([written, error?.uncertain]).toEqual([0, false]);
        if (!error) return void expect(now).toBe(newText);
        if (error.isVerified) expect(now).toBe(seen);
        if (error.kind === 'notFound' && error.fresh === null)
          expect(condition.isGone || fails === 'notFound').toBe(true);
        if (error.kind === 'conflict' && error.status === null) {
          expect(error.fresh?.[field]).toBe(now);
          expect([newText, seen]).not.toContain(now);
        }
        if (error.uncertain) expect(condition.secondReadFails || now === null).toBe(true);
        else expect(now === newText && written === 1 && condition.before === null).toBe(false);
      }),
      { numRuns: caseCount(300, 5_000) },
    );
  });

  it('is looked up and not sent again if the response of an earlier attempt was lost', async () => {
    let status = 'approved';
    const writes = createServer(notUsed, async () => createRecord(reviews, 'r1', { status }));
    const previousData = createRecord(reviews, 'r1', { status: 'pending' });
    const params = { id: 'r1', data: { status: 'approved' }, previousData, meta: { lost: lostResponse() } };
    expect((await writes.update(reviews.name, params)).data['status']).toBe('approved');
    status = 'pending';
    await expect(writes.update(reviews.name, params)).rejects.toMatchObject({ isVerified: true, uncertain: false });
  });

  it('isn’t a success if it was refused, although somebody else has saved the same', async () => {
    const refused = () => Promise.reject(new AppError({ kind: 'conflict', status: 409 }));
    const writes = createServer(refused, async () => createRecord(reviews, 'r1', { status: 'approved' }));
    const previousData = createRecord(reviews, 'r1', { status: 'pending' });
    const error = await writes
      .update(reviews.name, { id: 'r1', data: { status: 'approved' }, previousData })
      .catch(toAppError);
    expect(error).toMatchObject({ kind: 'conflict', isVerified: false, fresh: { status: 'approved' } });
  });

  it('that was saved in part, or has a field that can’t be read, stays uncertain', async () => {
    const lost = async () => Promise.reject(lostResponse());
    const before = createRecord(reviews, 'r1', { status: 'pending', reply: '' });
    const inPart = createServer(lost, async () => ({ ...before, status: 'approved' }));
    const data = { status: 'approved', reply: 'Thanks' };
    const update = { id: 'r1', data, previousData: before };
    await expect(inPart.update(reviews.name, update)).rejects.toMatchObject({ uncertain: true });
    const { reply: _reply, ...unreadable } = before;
    const other = createServer(lost, async () => unreadable);
    await expect(other.update(reviews.name, update)).rejects.toMatchObject({ uncertain: true });
  });
});

describe('a verified deletion', () => {
  const deletion = (entity: typeof reviews, isFound: boolean) =>
    withVerification(
      {
        update: notUsed,
        create: notUsed,
        removePart: notUsed,
        reorder: notUsed,
        delete: () => Promise.reject(lostResponse()),
      },
      async () => (isFound ? createRecord(entity, 'r1') : null),
      createEntityRules(createEntityFinder(entities)),
    ).delete(entity.name, { id: 'r1', previousData: createRecord(entity, 'r1') });

  it('succeeds if the record is gone, and certainly failed if it is there', async () => {
    expect((await deletion(reviews, false)).data.id).toBe('r1');
    await expect(deletion(reviews, true)).rejects.toMatchObject({ isVerified: true, uncertain: false });
  });

  it('stays uncertain if the record isn’t found among others, since the API has no query by its id', async () => {
    await expect(deletion(questions, false)).rejects.toMatchObject({ uncertain: true });
  });
});
