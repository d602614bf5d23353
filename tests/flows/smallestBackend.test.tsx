/** docs/smallest-backend.md: a backend of its six calls signs in and shows a list. */
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { json, open, setUpServer } from './consoleFlow';

const server = setUpServer();

const guide = readFileSync('docs/smallest-backend.md', 'utf8');
const responses = new Map(
  [...guide.matchAll(/^```json (\w+ \S+)\n([\s\S]*?)^```$/gm)].map(([, call = '', text = '']) => [call, text]),
);

it('six calls sign in and show the customers; the others may be missing', async () => {
  expect([...responses.keys()]).toEqual([...guide.matchAll(/^\| `(\w+ \S+)` \|/gm)].map(([, call]) => call));
  expect(responses.size).toBe(6);
  server.respond('GET /admin/loyalty/programs', () => json({}, 404));
  for (const [call, text] of responses) server.respond(call, () => json(JSON.parse(text)));
  await open('/customers');
  await userEvent.type(await screen.findByLabelText(/^Email/), 'ann@store.example');
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('link', { name: 'Lin Chen' })).toBeVisible();
});
