/** Editors whose typing performance is measured. */
import type { TypingScenario } from './measurePreview.ts';
import type { BenchContext } from './stock/queries.ts';

export const typingScenarios: readonly TypingScenario[] = [
  {
    name: 'a style sheet',
    path: '/theme-editor/css',
    preview: 'Customer view',
    field: (page) => page.getByRole('textbox', { name: 'CSS' }),
    // The editor inserts the closing brace.
    text: '.lw-title{letter-spacing:1px;margin-top:8px;',
  },
  {
    name: 'a text of a widget',
    path: '/widget-editor/ReviewAndFAQ',
    preview: 'Customer view',
    field: (page) => page.getByRole('region', { name: 'Words', exact: true }).getByRole('textbox').first(),
    text: 'Reviews by those who bought it here',
  },
  {
    name: 'the HTML of an e-mail',
    path: '/notifications/edit/loyaltyRewardApproved/en?view=html',
    preview: 'Email preview',
    field: (page) => page.getByRole('textbox', { name: 'HTML' }),
    text: 'Thank you for shopping with us so often',
  },
  {
    name: 'one of 2,000 translations',
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
