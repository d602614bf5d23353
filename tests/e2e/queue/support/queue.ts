/** Helpers of the queue specs: the current record, and working through the queue. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The card of the current record. */
export const card = (page: Page): Locator => page.locator('article[data-queue-card]');

/** The current record of the queue. */
export interface QueueState {
  id: string;
  entity: string;
  /** Whether the card shows an error. */
  hasError: boolean;
}

/** Returns the current record, 'done' at the end of the queue, or null while it is loading. */
export function readQueue(page: Page): Promise<QueueState | 'done' | null> {
  return page.evaluate(() => {
    const record = document.querySelector<HTMLElement>('article[data-queue-card]');
    if (record) {
      const { record: id = '', entity = '' } = record.dataset;
      return { id, entity, hasError: record.querySelector('[role="alert"]') !== null };
    }
    const isDone = document.querySelector('[data-queue-card] h2')?.textContent === 'You’re all caught up';
    return isDone ? 'done' : null;
  });
}

/** Waits until the queue is in an expected state, and returns that. */
export async function waitForQueue(
  page: Page,
  isExpected: (current: QueueState | 'done' | null) => boolean,
): Promise<QueueState | 'done'> {
  let current: QueueState | 'done' | null = null;
  await expect
    .poll(async () => {
      current = await readQueue(page);
      return isExpected(current);
    })
    .toBe(true);
  if (current === null) throw new Error('the queue shows nothing');
  return current;
}

/** Holds a key longer than the time in which the same key again is a double press, of which only the first counts. */
export const unhurried = { delay: 250 };

/** Opens the queue by quick find. */
export async function goToQueue(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search pages and customers' })).toBeFocused();
  await page.keyboard.type('Moder');
  await expect(page.getByRole('option', { name: 'Moderation', exact: true })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeFocused();
  await expect(card(page)).toBeVisible();
}

/** Expected state of each decided record: its final status and its answer. */
export type Decisions = Map<string, { status: string; answer?: string }>;

/**
 * Works through the queue by keyboard alone: publishes reviews, answers every second question, answers and publishes
 * the others, approves and rejects rewards in turn. Retries failed writes.
 * @returns the decisions by record id
 */
export async function decideAll(page: Page): Promise<Decisions> {
  const decisions: Decisions = new Map();
  const counts: Record<string, number> = {};
  for (;;) {
    // A decided record is only shown again if its write failed.
    const current = await waitForQueue(
      page,
      (state) => state === 'done' || (state !== null && (!decisions.has(state.id) || state.hasError)),
    );
    if (current === 'done') return decisions;
    const index = counts[current.entity] ?? 0;
    if (!decisions.has(current.id)) counts[current.entity] = index + 1;
    await decide(page, current, index, decisions);
  }
}

async function decide(page: Page, { id, entity }: QueueState, index: number, decisions: Decisions): Promise<void> {
  switch (entity) {
    case 'faq': {
      const answer = `Yes, answer ${index}.`;
      const isPublished = index % 2 === 1;
      decisions.set(id, { status: isPublished ? 'approved' : 'pending', answer });
      await answerQuestion(page, answer, isPublished);
      return;
    }
    case 'rewards': {
      const status = decisions.get(id)?.status ?? (index % 2 === 0 ? 'approved' : 'rejected');
      decisions.set(id, { status });
      await page.keyboard.press(status === 'approved' ? 'a' : 't', unhurried);
      return;
    }
    default:
      decisions.set(id, { status: 'approved' });
      await page.keyboard.press('p', unhurried);
  }
}

/** Types an answer and sends it until it succeeds. The text must stay in the field after each failure. */
async function answerQuestion(page: Page, answer: string, isPublished: boolean): Promise<void> {
  await page.keyboard.press('r');
  const field = page.getByRole('textbox', { name: 'Answer' });
  await expect(field).toBeFocused();
  await page.keyboard.type(answer);
  for (;;) {
    await page.keyboard.press(isPublished ? 'Control+Enter' : 'Control+Shift+Enter');
    const errorAlert = card(page).getByRole('alert');
    await expect(field.and(page.locator(':disabled, [readonly]'))).toHaveCount(0);
    await expect.poll(async () => (await field.count()) === 0 || (await errorAlert.count()) > 0).toBe(true);
    if ((await field.count()) === 0) return;
    await expect(field).toHaveValue(answer);
  }
}
