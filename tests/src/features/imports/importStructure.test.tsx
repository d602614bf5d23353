import { readFileSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { clearDatabases } from '../../../../src/lib/storage/databases';
import { openImportPage } from './support/openImportPage';

afterEach(clearDatabases);

const bytesOf = (name: string) => readFileSync(`tests/fixtures/import-files/${name}`);

type Page = ReturnType<typeof openImportPage>;

async function chooseFile(at: Parameters<typeof openImportPage>[0], name: string): Promise<Page> {
  const page = openImportPage(at);
  await page.choose(bytesOf(name), name);
  await screen.findByRole('button', { name: 'Continue to rows' });
  return page;
}

/** Imports the ready rows, and returns what the server received. */
async function sendRows({ user, send }: Page): Promise<unknown> {
  const button = await screen.findByRole('button', { name: /^(Import|Add) .*\d/ });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const [batch] = send.mock.calls[0] ?? [];
  return batch && 'data' in batch ? batch.data : null;
}

const customers = [
  { emailAddress: 'zoe@mail.example', firstName: 'Zoé', lastName: 'Lefèvre', points: 120 },
  { emailAddress: 'francois@mail.example', firstName: 'François', lastName: 'Garçon', points: 40 },
  { emailAddress: 'noel@mail.example', firstName: 'Noël', lastName: 'Côté', points: 35 },
];

const withLastName = (index: number, lastName: string) =>
  customers.map((customer, at) => (at === index ? { ...customer, lastName } : customer));

describe('the structure of an imported file', () => {
  it.each([
    ['cr-with-final-crlf.csv', customers, null],
    ['macroman-cr.csv', customers, 'Western European (Mac Roman)'],
    ['utf16le-tab.csv', customers, null],
    ['iso8859-15.csv', withLastName(1, 'Cœur €'), 'Western European (ISO-8859-15)'],
  ] as const)('[IMP-08] %s arrives with its letters', async (name, expected, encoding) => {
    const page = await chooseFile('/customers/import/customers', name);
    if (encoding) {
      expect(screen.getByLabelText('Encoding')).toHaveDisplayValue(encoding);
      expect(screen.getByText(/We couldn’t detect the encoding/)).toBeVisible();
    }
    await page.toRows();
    expect(await sendRows(page)).toEqual(expected);
  });

  it('[IMP-12] names the line with an invalid byte, which costs one character', async () => {
    const page = await chooseFile('/customers/import/customers', 'utf8-one-bad-byte.csv');
    expect(screen.getByText(/1 row has characters that can’t be read, shown as “�”: line 4/)).toBeVisible();
    await page.toRows();
    expect(await sendRows(page)).toEqual(withLastName(2, 'C\ufffdté'));
  });

  it('[IMP-12] offers to repair letters, and sends them repaired', async () => {
    const page = await chooseFile('/customers/import/customers', 'mojibake.csv');
    await page.user.click(screen.getByLabelText('Repair letters, such as é instead of Ã© (3 rows)'));
    await screen.findByRole('button', { name: 'Continue to rows' });
    await page.toRows();
    expect(await sendRows(page)).toEqual(customers);
  });

  it.each([
    [
      'html-in-text.csv',
      /^Convert HTML.*\(3 rows\)/,
      ["I'd buy it again.\n\nReally!", 'Soft and light\n\nGood', '5 < 6 they say'],
    ],
    ['newlines-escaped.csv', 'Convert \\n to line breaks (2 rows)', ['First line\nSecond line', 'One\nTwo']],
  ] as const)('[IMP-12] offers to convert the texts of %s', async (name, label, texts) => {
    const page = await chooseFile('/product-reviews/import/reviews', name);
    await page.user.click(screen.getByLabelText(label));
    await page.toRows();
    expect(await sendRows(page)).toEqual(texts.map((description) => expect.objectContaining({ description })));
  });

  it('says after a reload that the texts stay converted', async () => {
    const at = '/product-reviews/import/reviews';
    const page = await chooseFile(at, 'html-in-text.csv');
    await page.user.click(screen.getByLabelText(/^Convert HTML/));
    await page.toRows();
    await act(() => page.router.navigate('/customers'));
    await page.says('The customers');
    await act(() => page.router.navigate(at));
    await page.user.click(await screen.findByRole('link', { name: 'Columns' }));
    expect(await screen.findByText('Its texts stay converted as you chose.')).toBeVisible();
  });

  it('[IMP-12] finds the header after a title, which can be changed', async () => {
    const page = await chooseFile('/product-reviews/import/reviews', 'title-row.csv');
    expect(screen.getByLabelText('Header row')).toHaveDisplayValue(/^2: product_id, rating/);
    expect(screen.getByText(/1 line above the rows left out/)).toBeVisible();
    await page.user.selectOptions(screen.getByLabelText('First row to import'), '4');
    await waitFor(() => expect(screen.getByText(/^3 rows/)).toBeVisible());
    await page.user.selectOptions(screen.getByLabelText('Header row'), '1');
    await screen.findByLabelText('Field for Product reviews');
    await page.user.selectOptions(screen.getByLabelText('Header row'), '2');
    await screen.findByLabelText('Field for rating');
    await page.toRows();
    expect(await sendRows(page)).toHaveLength(4);
  });

  it.each([
    ['/customers/import/points', 'title-row-report.csv', [120, 40]],
    ['/customers/import/points', 'sep-line.csv', [120, 40]],
  ] as const)('[IMP-12] at %s, %s is read below its first lines', async (at, name, points) => {
    const page = await chooseFile(at, name);
    await page.toRows();
    expect(await sendRows(page)).toEqual(points.map((count) => expect.objectContaining({ points: count })));
  });

  it('[IMP-12] names shifted rows, and sends the others', async () => {
    const page = await chooseFile('/product-reviews/import/reviews', 'unquoted-comma.csv');
    const grid = await page.toRows();
    expect(await within(grid).findByText('More cells than the header')).toBeVisible();
    expect(screen.getByText(/^1 row has more cells than the header: a text with a separator/)).toBeVisible();
    expect(await sendRows(page)).toEqual([
      expect.objectContaining({ productId: 'P-2', customerName: 'Person 2' }),
      expect.objectContaining({ productId: 'P-3', customerName: 'Person 3' }),
    ]);
  });

  it('[IMP-12] takes no number that a comma cuts', async () => {
    const page = await chooseFile('/customers/import/points', 'thousands-unquoted.csv');
    await page.toRows();
    expect(await sendRows(page)).toEqual([{ email: 'lin@mail.example', points: 40 }]);
  });

  it('[IMP-12] takes rows with fewer cells as shown only if the merchant says so', async () => {
    const page = await chooseFile('/customers/import/customers', 'short-row-customers.csv');
    await page.toRows();
    await screen.findByRole('button', { name: 'Import 1 customer' });
    await page.user.click(screen.getByRole('button', { name: 'Use as shown: Fewer cells than the header' }));
    expect(await sendRows(page)).toEqual([
      expect.objectContaining({ emailAddress: 'ada@mail.example' }),
      expect.objectContaining({ emailAddress: 'lin@mail.example' }),
    ]);
  });

  it('[IMP-12] reads a file with a stray quote except for its row, which can be used as shown', async () => {
    const page = await chooseFile('/product-reviews/import/reviews', 'quote-stray-one-row.csv');
    const grid = await page.toRows();
    expect(await within(grid).findByText('Quotation mark isn’t doubled')).toBeVisible();
    await screen.findByRole('button', { name: 'Import 2 reviews' });
    await page.user.click(screen.getByRole('button', { name: 'Use as shown: Quotation mark isn’t doubled' }));
    expect(await sendRows(page)).toEqual([
      expect.objectContaining({ description: 'Plain text without any quotes' }),
      expect.objectContaining({ description: 'A "very" soft one' }),
      expect.objectContaining({ description: 'Another plain text with no quotes' }),
    ]);
  });

  it.each([
    ['quote-inch-unquoted.csv', ['The 5" screen is bright and sharp', 'Not as 7" as I thought it was']],
    [
      'swallow-false-positive.csv',
      ['First line of the text.\nSecond line, with a comma, and one more.\nThird line of the text.', 'Short text'],
    ],
  ])('[IMP-12] sends all rows of %s', async (name, texts) => {
    const page = await chooseFile('/product-reviews/import/reviews', name);
    await page.toRows();
    expect(await sendRows(page)).toEqual(texts.map((description) => expect.objectContaining({ description })));
  });
});

describe('a workbook', () => {
  it('[IMP-11] is read like CSV, with a choice of the sheet', async () => {
    const page = await chooseFile('/customers/import/points', 'workbook.xlsx');
    expect(screen.queryByLabelText('Encoding')).toBeNull();
    await page.user.selectOptions(screen.getByLabelText('Sheet'), 'Points');
    await screen.findByLabelText('Field for Email');
    await page.toRows();
    expect(await sendRows(page)).toEqual([
      { email: 'ada@mail.example', points: 120 },
      { email: 'lin@mail.example', points: 40 },
    ]);
  });

  it('[IMP-11] with a password is refused with what to do', async () => {
    const page = openImportPage('/customers/import/points');
    await page.choose(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'customers.xlsx');
    expect(await screen.findByRole('alert')).toHaveTextContent(/customers\.xlsx.*save it as \.xlsx or CSV/);
  });
});
