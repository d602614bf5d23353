/** Editors whose typing performance is measured. */
import type { TypingScenario } from './measurePreview.ts';
import type { BenchContext } from './references/queries.ts';

/** @param programPath of a program's editor */
export const createTypingScenarios = (programPath: string): readonly TypingScenario[] => [
  {
    name: 'program editor: key to paint, 95th percentile',
    path: `${programPath}/settings`,
    preview: null,
    field: (page) => page.getByRole('textbox', { name: 'Points name' }),
    text: 'Stars',
    isReplaced: true,
  },
  {
    name: 'theme editor: key to paint, 95th percentile',
    path: '/theme-editor',
    preview: null,
    field: (page) => page.getByRole('textbox', { name: 'Button background', exact: true }),
    text: '#cfe8d0',
    isReplaced: true,
  },
  {
    name: 'style sheet: key to paint, 95th percentile',
    path: '/theme-editor/css',
    preview: 'Customer view',
    field: (page) => page.getByRole('textbox', { name: 'CSS' }),
    // The editor inserts the closing brace.
    text: '.lw-title{letter-spacing:1px;margin-top:8px;',
  },
  {
    name: 'text of a widget: key to paint, 95th percentile',
    path: '/widget-editor/ReviewAndFAQ',
    preview: 'Customer view',
    field: (page) => page.getByRole('textbox', { name: 'Customer reviews' }),
    text: 'Reviews by those who bought it here',
  },
  {
    name: 'HTML of an email: key to paint, 95th percentile',
    path: '/notifications/edit/loyaltyRewardApproved/en?view=html',
    preview: 'Email preview',
    field: (page) => page.getByRole('textbox', { name: 'HTML' }),
    text: 'Thank you for shopping with us so often',
  },
  {
    name: 'one of 2,000 translations: key to paint, 95th percentile',
    path: '/locale?language=de',
    preview: null,
    // Rows further down are not rendered yet.
    field: (page) => page.getByRole('table').getByRole('textbox').first(),
    text: 'Danke, dass Sie bei uns einkaufen',
    prepare: (bench) => putTexts(bench, 'de', 2_000),
  },
];

/** Publishes `count` texts in a language. */
async function putTexts({ backend, token }: BenchContext, code: string, count: number): Promise<void> {
  const texts = Array.from({ length: count }, (_, n) => [
    `own.text${n}`,
    `Text ${n} von {{shop}}, wie ihn Kunden lesen`,
  ]);
  const response = await fetch(`${backend}/admin/sites/locale_dictionary/${code}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ dictionary: Object.fromEntries(texts) }),
  });
  if (!response.ok) throw new Error(`${count} texts: ${response.status} ${await response.text()}`);
}
