/** What the merchant sees, as a test compares it. */
import { waitFor } from '@testing-library/react';
import { onTestFinished } from 'vitest';

const live = '[role="alert"], [role="status"], [role="log"]';

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Keeps every text that a live region held since it was called, until the test ends. */
export function listen(): () => readonly string[] {
  const said = new Set<string>();
  const note = (element: Element | null | undefined) => {
    const region = element?.closest(live);
    const regions = [...(region ? [region] : []), ...(element?.querySelectorAll(live) ?? [])];
    for (const one of regions) said.add(textOf(one));
  };
  const observer = new MutationObserver((mutations) => {
    for (const { target } of mutations) note(target instanceof Element ? target : target.parentElement);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  // One that goes on costs every later test a call for each node of its page.
  onTestFinished(() => observer.disconnect());
  return () => [...said].filter(Boolean);
}

/** Texts of the alerts that stand on the page now, and of dialogs over it. */
export function alerts(): string[] {
  return [...document.querySelectorAll('[role="alert"]')].map(textOf).filter(Boolean);
}

/** Words of the buttons that stand beside an alert: in its message, its form or its dialog. */
export function buttonsBeside(): string[] {
  const places = [...document.querySelectorAll('[role="alert"]')].filter((alert) => textOf(alert) !== '');
  const buttons = places.flatMap((alert) => [
    ...(alert.closest('form, dialog')?.querySelectorAll('button') ?? []),
    ...(alert.parentElement?.querySelectorAll('button') ?? []),
  ]);
  return buttons.map(textOf);
}

/** The records as they are shown: by id, the words of the row or the panel, without what is being written in them. */
export function shownRecords(): Record<string, string> {
  const shown: Record<string, string> = {};
  for (const row of document.querySelectorAll<HTMLElement>('tr[data-record]')) {
    const copy = row.cloneNode(true);
    if (!(copy instanceof HTMLElement)) continue;
    for (const part of copy.querySelectorAll('[role="group"], [role="alert"], [role="status"], textarea'))
      part.remove();
    // Time goes on while the records are compared.
    for (const time of copy.querySelectorAll('time')) time.textContent = time.dateTime;
    shown[row.dataset['record'] ?? ''] = textOf(copy);
  }
  const panel = document.querySelector('aside dl, dialog dl, [role="dialog"] dl');
  if (panel) shown['panel'] = textOf(panel);
  return shown;
}

/** Waits until the list is there. */
export const listThere = () =>
  waitFor(() => {
    if (document.querySelector('tr[data-record]') === null) throw new Error('no row is shown yet');
  });

/** What no person should have to read. */
export function rubbish(): string[] {
  const text = document.body.textContent ?? '';
  const found = text.match(
    /\bundefined\b|\bNaN\b|\[object \w+\]|<\/?(?:html|h1|title|form|body)\b|Bad Gateway|Welcome to the hotel|\b\w+Error\b|Unexpected token|\bat \S+ \(/g,
  );
  return found ?? [];
}
