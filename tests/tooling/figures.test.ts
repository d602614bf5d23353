import { describe, expect, it } from 'vitest';
import { figures, formatFigures, readPlaywrightFigures, readVitestFigures } from '../../scripts/check/figures';
import { countCases } from '../support/countCases';

const vitest = (status: string, counts: Record<string, number>) => ({
  testResults: [{ assertionResults: [{ status: 'passed' }, { status, meta: { figures: counts } }] }],
});

describe('figures of the full run', () => {
  it('add the cases of both runners', () => {
    const playwright = {
      suites: [
        {
          specs: [
            { ok: true, tests: [{ annotations: [{ type: 'figure', description: 'kill 60' }, { type: 'slow' }] }] },
          ],
        },
      ],
    };
    const lines = formatFigures([
      ...readVitestFigures(vitest('passed', { kill: 40, csv: 10 })),
      ...readPlaywrightFigures(playwright),
    ]);
    expect(lines).toHaveLength(Object.keys(figures).length);
    expect(lines).toContain(
      '✓ 19. 0 × acknowledged write lost by the mock server in 100 kills during writes (goal 100)',
    );
    expect(lines).toContain('✗ 12. 0 × cell changed by export and import in 10 lines (goal 200,000)');
  });

  it('are broken by a failing test', () => {
    const lines = formatFigures(readVitestFigures(vitest('failed', { kill: 200 })));
    expect(lines).toContain(
      '✗ 19. 1 failed tests: acknowledged write lost by the mock server in 200 kills during writes (goal 100)',
    );
  });

  it('are kept with the test that counts', ({ task }) => {
    countCases('leak', 2);
    countCases('leak');
    countCases('start');
    expect(task.meta.figures).toEqual({ leak: 3, start: 1 });
    task.meta.figures = {};
  });
});
