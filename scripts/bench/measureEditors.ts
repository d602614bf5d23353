/** Benchmarks of the moderation queue and of editors: from opening them until they can be used, and from key to paint. */

import { median, percentile } from 'es-toolkit/math';
import { measureTyping } from './measurePreview.ts';
import { measureOpenings } from './measureStarts.ts';
import type { Setting } from './subjects.ts';
import { createTypingScenarios } from './typingScenarios.ts';
import type { Measure } from './verdicts.ts';
import { openAndWaitForRows, openProfile, waitForIdlePage } from './visit.ts';

const card = { list: '/moderate', rowSelector: 'article[data-queue-card]' };

/** Records that are skipped in the queue. */
const SKIP_COUNT = 10;

export async function measureEditors(setting: Setting): Promise<Measure[]> {
  const openings = await measureOpenings(setting, [
    { name: 'moderation queue: open to card', ...card },
    {
      name: 'program editor: open to form',
      list: `${setting.paths.program}/settings`,
      rowSelector: 'main section input:enabled',
    },
    { name: 'theme editor: open to form', list: '/theme-editor', rowSelector: 'main section input:enabled' },
  ]);
  const typing: Measure[] = [];
  for (const scenario of createTypingScenarios(setting.paths.program)) {
    const keys = await measureTyping(setting.browser, setting.ours, setting.bench, scenario);
    const [lasted, computed] = [keys.map((key) => key.lasted), keys.map((key) => key.computed)];
    typing.push({
      name: scenario.name,
      value: percentile(lasted, 95),
      remark: `${keys.length} keys, median ${median(lasted).toFixed(0)} ms; ${percentile(computed, 95).toFixed(0)} ms computed`,
    });
  }
  return [...openings, await measureQueueKeys(setting), ...typing];
}

/** Skips records by the keyboard, throttled. */
async function measureQueueKeys({ browser, bench, ours }: Setting): Promise<Measure> {
  const context = await openProfile(browser, { ...ours, ...card }, bench);
  const { page } = await openAndWaitForRows(context, ours, card.list, 'slow');
  await waitForIdlePage(page, 1000);
  const times: number[] = [];
  for (let count = 0; count < SKIP_COUNT; count++) {
    const change = await page.evaluateHandle(() => {
      const before = window.probe.rowKey();
      const elapsed = new Promise<number>((resolve) => {
        const listen = ({ timeStamp }: KeyboardEvent) =>
          void window.probe.waitForRowsChange(before).then((end) => resolve(end - timeStamp));
        window.addEventListener('keydown', listen, { once: true, capture: true });
      });
      return { elapsed };
    });
    await page.keyboard.press('n');
    times.push(await change.evaluate(({ elapsed }) => elapsed));
    await waitForIdlePage(page);
  }
  await context.close();
  const value = median(times);
  return { name: 'moderation queue: key to next card', value, remark: `${SKIP_COUNT} skipped records` };
}
