/** What the specs of the focus queue share: what is shown, and how a merchant goes through it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The record that is shown. */
export const card = (page: Page): Locator => page.locator('article[data-queue-card]');

/** What stands on the screen of the queue. */
export interface Seen {
  id: string;
  entity: string;
  /** A refusal is shown with it. */
  troubled: boolean;
}

/** The record that is shown and whether it was refused; 'done' at the end, null while something is on its way. */
export function look(page: Page): Promise<Seen | 'done' | null> {
  return page.evaluate(() => {
    const record = document.querySelector<HTMLElement>('article[data-queue-card]');
    if (record) {
      const { record: id = '', entity = '' } = record.dataset;
      return { id, entity, troubled: record.querySelector('[role="alert"]') !== null };
    }
    const isDone = document.querySelector('[data-queue-card] h2')?.textContent === 'All done';
    return isDone ? 'done' : null;
  });
}

/** Waits until what is shown is settled in this way. */
export async function seen(page: Page, isWanted: (now: Seen | 'done' | null) => boolean): Promise<Seen | 'done'> {
  let now: Seen | 'done' | null = null;
  await expect
    .poll(async () => {
      now = await look(page);
      return isWanted(now);
    })
    .toBe(true);
  if (now === null) throw new Error('the queue shows nothing');
  return now;
}

/** Opens the queue by quick find, as from anywhere. */
export async function goToQueue(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find pages and customers' })).toBeFocused();
  await page.keyboard.type('Moder');
  await expect(page.getByRole('option', { name: 'Moderation' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeFocused();
  await expect(card(page)).toBeVisible();
}

/** What was asked for each record: the state that it has at last, and what was written on it. */
export type Decisions = Map<string, { status: string; answer?: string }>;

/**
 * Goes through all that waits by keyboard alone: reviews are published, every second question is answered, the others
 * answered and published, rewards approved and rejected in turn. What is refused is asked for once more.
 * @returns what was decided, by the record's id
 */
export async function decideAll(page: Page): Promise<Decisions> {
  const decisions: Decisions = new Map();
  const counts: Record<string, number> = {};
  for (;;) {
    // A record that was decided on is seen again only when it was refused.
    const now = await seen(page, (one) => one === 'done' || (one !== null && (!decisions.has(one.id) || one.troubled)));
    if (now === 'done') return decisions;
    const place = counts[now.entity] ?? 0;
    if (!decisions.has(now.id)) counts[now.entity] = place + 1;
    await decide(page, now, place, decisions);
  }
}

async function decide(page: Page, { id, entity }: Seen, place: number, decisions: Decisions): Promise<void> {
  const known = decisions.get(id);
  switch (entity) {
    case 'faq': {
      // What was refused of an answered question is its publishing.
      if (known) {
        await page.keyboard.press('p');
        return;
      }
      const answer = `Yes, answer ${place}.`;
      const isPublished = place % 2 === 1;
      decisions.set(id, { status: isPublished ? 'approved' : 'pending', answer });
      await answerQuestion(page, answer, isPublished);
      return;
    }
    case 'rewards': {
      const status = known?.status ?? (place % 2 === 0 ? 'approved' : 'rejected');
      decisions.set(id, { status });
      await page.keyboard.press(status === 'approved' ? 'a' : 'r');
      return;
    }
    default:
      decisions.set(id, { status: 'approved' });
      await page.keyboard.press('p');
  }
}

/** Writes an answer and sends it, as often as it is refused: what was typed stands in the box all the time. */
async function answerQuestion(page: Page, answer: string, isPublished: boolean): Promise<void> {
  await page.keyboard.press('r');
  const box = page.getByRole('textbox', { name: 'Answer' });
  await expect(box).toBeFocused();
  await page.keyboard.type(answer);
  for (;;) {
    await page.keyboard.press(isPublished ? 'Control+Shift+Enter' : 'Control+Enter');
    const refusal = card(page).getByRole('alert');
    await expect(box.and(page.locator(':disabled, [readonly]'))).toHaveCount(0);
    await expect.poll(async () => (await box.count()) === 0 || (await refusal.count()) > 0).toBe(true);
    if ((await box.count()) === 0) return;
    await expect(box).toHaveValue(answer);
  }
}
