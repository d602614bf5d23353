/** Reads the visible state of the page for comparisons. */
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';

const LIVE_REGIONS = '[role="alert"], [role="status"], [role="log"]';

const getText = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Records every text of the live regions until the test ends. Returns a function that reads them. */
export function recordAnnouncements(): () => readonly string[] {
  const announcements = new Set<string>();
  const recordRegion = (element: Element | null | undefined) => {
    const region = element?.closest(LIVE_REGIONS);
    const regions = [...(region ? [region] : []), ...(element?.querySelectorAll(LIVE_REGIONS) ?? [])];
    for (const liveRegion of regions) announcements.add(getText(liveRegion));
  };
  const observer = new MutationObserver((mutations) => {
    for (const { target } of mutations) recordRegion(target instanceof Element ? target : target.parentElement);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  // An observer that is left running would slow down all later tests.
  onTestFinished(() => observer.disconnect());
  return () => [...announcements].filter(Boolean);
}

/** Texts of the current alerts, including those in dialogs. */
export function getAlertTexts(): string[] {
  return [...document.querySelectorAll('[role="alert"]')].map(getText).filter(Boolean);
}

/** Labels of the buttons near an alert: in its message, form or dialog. */
export function getAlertButtons(): string[] {
  const messages = [...document.querySelectorAll('[role="alert"]')].filter((alert) => getText(alert) !== '');
  const buttons = messages.flatMap((alert) => [
    ...(alert.closest('form, dialog')?.querySelectorAll('button') ?? []),
    ...(alert.parentElement?.querySelectorAll('button') ?? []),
  ]);
  return buttons.map(getText);
}

/** Text of each visible row by id, and of the panel, without composers and messages. */
export function getVisibleRecords(): Record<string, string> {
  const visibleRecords: Record<string, string> = {};
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-record]')) {
    const copy = row.cloneNode(true);
    if (!(copy instanceof HTMLElement)) continue;
    for (const control of copy.querySelectorAll('[role="group"], [role="alert"], [role="status"], textarea'))
      control.remove();
    // Relative times change between two calls.
    for (const time of copy.querySelectorAll('time')) time.textContent = time.dateTime;
    visibleRecords[row.dataset['record'] ?? ''] = getText(copy);
  }
  const panel = document.querySelector('aside dl, dialog dl, [role="dialog"] dl');
  if (panel) visibleRecords['panel'] = getText(panel);
  return visibleRecords;
}

/** Time without a change, in ms, after which the rows are complete. */
const SETTLE_MS = 300;

/**
 * Reads {@link getVisibleRecords}. A page that a success leads to is read when its panel is open and its rows no longer
 * change: the code of the panel and of the flags is loaded without a request.
 */
export async function readVisibleRecords(): Promise<Record<string, string>> {
  if (!new URLSearchParams(window.location.search).has('record')) return getVisibleRecords();
  let records: Record<string, string> = {};
  const isSettled = () => {
    const previous = JSON.stringify(records);
    records = getVisibleRecords();
    return 'panel' in records && JSON.stringify(records) === previous;
  };
  await expect.poll(isSettled, { interval: SETTLE_MS }).toBe(true);
  return records;
}

/** Waits until the list has rows. */
export const waitForRows = () =>
  waitFor(() => {
    if (document.querySelector('tr[data-record]') === null) throw new Error('no rows yet');
  });

/** Finds technical text that must never be visible: `undefined`, HTML, error names, stack traces. */
export function findTechnicalText(): string[] {
  const text = document.body.textContent ?? '';
  const matches = text.match(
    /\bundefined\b|\bNaN\b|\[object \w+\]|<\/?(?:html|h1|title|form|body)\b|Bad Gateway|Welcome to the hotel|\b\w+Error\b|Unexpected token|\bat \S+ \(/g,
  );
  return matches ?? [];
}
