/** What `npm run bench` measures, and the limits. Explained in docs/performance.md. */
export interface Budget {
  unit: string;
  /** Upper limit. */
  limit: number;
}

/** Times that the lean page or the stock page in the same run took, as '× lean' and '× stock'. */
export const budgets = {
  'first contentful paint': { unit: '× lean', limit: 1.2 },
  'first row': { unit: '× lean', limit: 1.25 },
  'first row against stock': { unit: '× stock', limit: 0.55 },
  'first row, second visit': { unit: '× lean', limit: 1.2 },
  'first row, third visit': { unit: '× lean', limit: 1.2 },
  'first row, fourth visit': { unit: '× lean', limit: 1.2 },
  'main-thread CPU until idle': { unit: '× lean', limit: 1.3 },
  'blocked since start': { unit: '× lean', limit: 1 },
  'requests until idle': { unit: '', limit: 18 },
  'JavaScript until the first row': { unit: 'KB', limit: 165 },
  'first row of a filtered list': { unit: '× stock', limit: 0.6 },
  'first figures of a customer': { unit: '× stock', limit: 0.6 },
  'first figures of the dashboard': { unit: '× stock', limit: 0.6 },
  'next page': { unit: '× lean', limit: 1.2 },
  'next page, worst of ten': { unit: 'ms', limit: 200 },
  'search, last key to rows, beyond lean': { unit: 'ms', limit: 80 },
  'slowest interaction': { unit: 'ms', limit: 80 },
  'heap after load': { unit: 'MB', limit: 7 },
  'heap kept for each route': { unit: 'KB', limit: 8 },
  'layout shift': { unit: '', limit: 0.01 },
  '100 rows, answer to paint': { unit: 'ms', limit: 60 },
  'slowest interaction with 100 rows': { unit: 'ms', limit: 100 },
  'moderation queue: open to card': { unit: '× stock', limit: 0.6 },
  'moderation queue: key to next card': { unit: 'ms', limit: 80 },
  'program editor: open to form': { unit: '× stock', limit: 0.6 },
  'program editor: key to paint, 95th percentile': { unit: 'ms', limit: 50 },
  'theme editor: open to form': { unit: '× stock', limit: 0.6 },
  'theme editor: key to paint, 95th percentile': { unit: 'ms', limit: 50 },
  'style sheet: key to paint, 95th percentile': { unit: 'ms', limit: 50 },
  'text of a widget: key to paint, 95th percentile': { unit: 'ms', limit: 50 },
  'HTML of an email: key to paint, 95th percentile': { unit: 'ms', limit: 50 },
  'one of 2,000 translations: key to paint, 95th percentile': { unit: 'ms', limit: 50 },
  'bulk action: longest task': { unit: 'ms', limit: 50 },
  'import: answer to a batch, 95th percentile': { unit: 'ms', limit: 150 },
  'import: longest task, reading': { unit: 'ms', limit: 50 },
  'import: longest task, scrolling': { unit: 'ms', limit: 50 },
  'import: longest task, sending': { unit: 'ms', limit: 50 },
  'import: heap of the page': { unit: 'MB', limit: 64 },
  'import: heap of the worker': { unit: 'MB', limit: 128 },
  'backend: list, 95th percentile': { unit: 'ms', limit: 50 },
  'backend: write, 95th percentile': { unit: 'ms', limit: 50 },
  'backend: start': { unit: 'ms', limit: 3000 },
} as const satisfies Record<string, Budget>;

export type MeasureName = keyof typeof budgets;
