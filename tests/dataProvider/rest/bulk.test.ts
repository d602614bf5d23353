import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../dataProvider/errors';
import { type BulkProgress, runBulk } from '../../../dataProvider/rest/bulk';

describe('runBulk', () => {
  it('H7 reports each record exactly once, with any failures and cancellation', {
    timeout: 60_000,
  }, async () => {
    const outcome = fc.constantFrom('done', 'conflict', 'server', 'uncertain');
    await fc.assert(
      fc.asyncProperty(
        fc.array(outcome, { maxLength: 40 }),
        fc.integer({ min: 1, max: 8 }),
        fc.option(fc.nat(40)),
        fc.scheduler(),
        async (outcomes, concurrency, cancelAfter, scheduler) => {
          const controller = new AbortController();
          const started: number[] = [];
          const progressEvents: BulkProgress[] = [];
          let running = 0;
          const bulk = runBulk({
            ids: outcomes.map((_, at) => at),
            concurrency,
            signal: controller.signal,
            onProgress: (progress) => progressEvents.push(progress),
            run: async (id) => {
              started.push(id);
              running += 1;
              expect(running).toBeLessThanOrEqual(concurrency);
              if (started.length === cancelAfter) controller.abort();
              await scheduler.schedule(Promise.resolve());
              running -= 1;
              const planned = outcomes[id];
              if (planned === 'uncertain') throw new AppError({ kind: 'timeout', uncertain: true });
              if (planned === 'conflict' || planned === 'server') throw new AppError({ kind: planned });
            },
          });
          await scheduler.waitFor(bulk);
          const { done, failed, notSent } = await bulk;
          expect([...done, ...failed.map(({ id }) => id), ...notSent].sort((a, b) => a - b)).toEqual(
            outcomes.map((_, at) => at),
          );
          expect(new Set(started).size).toBe(started.length);
          expect([...started].sort((a, b) => a - b)).toEqual(
            [...done, ...failed.map(({ id }) => id)].sort((a, b) => a - b),
          );
          for (const id of done) expect(outcomes[id]).toBe('done');
          for (const { id } of failed) expect(outcomes[id]).not.toBe('done');
          if (cancelAfter === null) expect(notSent).toEqual([]);
          expect(progressEvents.at(-1) ?? { done: 0, failed: 0, total: outcomes.length }).toEqual({
            done: done.length,
            failed: failed.length,
            total: outcomes.length,
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  it.each(['auth', 'tooMany', 'offline'] as const)('stops at %s', async (kind) => {
    const error = new AppError({ kind });
    const { done, failed, notSent, stoppedBy } = await runBulk({
      ids: ['a', 'b', 'c', 'd'],
      concurrency: 1,
      run: (id) => (id === 'b' ? Promise.reject(error) : Promise.resolve()),
    });
    expect([done, failed, notSent, stoppedBy]).toEqual([['a'], [{ id: 'b', error }], ['c', 'd'], error]);
  });

  it('reports a write aborted before sending as not sent, and after as failed', async () => {
    const run = (id: string) => Promise.reject(new AppError({ kind: 'canceled', uncertain: id === 'sent' }));
    const { failed, notSent } = await runBulk({ ids: ['sent', 'unsent'], run });
    expect([failed.map(({ id }) => id), notSent]).toEqual([['sent'], ['unsent']]);
  });

  it('writes duplicate ids once', async () => {
    const written: string[] = [];
    const run = async (id: string) => void written.push(id);
    const progressEvents: BulkProgress[] = [];
    expect(
      (await runBulk({ ids: ['a', 'a', 'b'], run, onProgress: (progress) => progressEvents.push(progress) })).done,
    ).toEqual(['a', 'b']);
    expect(written).toEqual(['a', 'b']);
    expect(progressEvents.at(-1)).toEqual({ done: 2, failed: 0, total: 2 });
  });

  it('converts any thrown value to an AppError', async () => {
    const { failed } = await runBulk({ ids: ['a'], run: () => Promise.reject(new Error('x')) });
    expect(failed[0]?.error).toBeInstanceOf(AppError);
  });
});
