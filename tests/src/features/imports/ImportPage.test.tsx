import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserRunStore } from '../../../../src/features/imports/send/browserRunStore';
import { clearDatabases } from '../../../../src/lib/storage/databases';
import { openImportPage } from './support/openImportPage';

afterEach(() => {
  vi.restoreAllMocks();
  clearDatabases();
});

function isClosingAsked(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

describe('PointsImportPage', () => {
  it('[IMP-01] reads pasted rows, shows them, and posts the ready ones with the notes', async () => {
    const { user, send, toRows, says, currentUrl } = openImportPage('/customers/import/points');
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled();
    await user.click(screen.getByLabelText('Or paste rows here'));
    await user.paste('Ada Berg\tada@shop.example\t250\nLin Chen\tlin@shop.example\t-40\nNobody\tno address\t5\n');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    // Without a header and with an invalid email, only the numbers are recognized.
    await user.selectOptions(await screen.findByLabelText('Field for Column 1'), 'Full name');
    await user.selectOptions(screen.getByLabelText('Field for Column 2'), 'Email');
    await says('2 of 3 rows ready · 1 with errors');
    await toRows();
    await says('1 new customer · 1 existing customer');
    await says('1 customer’s balance will go below zero.');
    await user.type(screen.getByLabelText('Internal note'), 'Moved in');
    await user.type(screen.getByLabelText('Note to customers'), 'Welcome');
    await says('1 row with errors won’t be imported.');
    await user.click(screen.getByRole('button', { name: 'Add 250 points and deduct 40' }));
    await says('The run');
    expect(currentUrl()).toMatch(/^\/imports\/[0-9a-f-]+$/);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const [batch, key] = send.mock.calls[0] ?? [];
    expect(batch).toEqual({
      path: 'points',
      adminNote: 'Moved in',
      customerNote: 'Welcome',
      data: [
        { email: 'ada@shop.example', points: 250, name: 'Ada Berg' },
        { email: 'lin@shop.example', points: -40, name: 'Lin Chen' },
      ],
    });
    expect(key).not.toBe('');
    // The result page offers the rows with errors.
    const [run] = await browserRunStore('console.u1.s1').list();
    expect(run?.invalidRows).toBe(1);
    expect(await browserRunStore('console.u1.s1').invalidRows(run?.id ?? '')).toMatch(/Nobody,no address,5/);
  });

  it('counts no fractions as points that can be read', async () => {
    const { choose, says } = openImportPage('/customers/import/points');
    await choose('email;points\na@b.example;1.250\nc@d.example;12,5\nlin@shop.example;300\n');
    await says('Numbers with a decimal comma: 2 of 3');
    await says('Can’t be read: 1. Line 3: “12,5” · Must be a whole number');
  });

  it('names the value that isn’t in the format chosen for its column', async () => {
    const { user, choose, says } = openImportPage('/customers/import/points');
    await choose('email;points\na@b.example;1.250,00\nc@d.example;12.5\nlin@shop.example;300\n');
    await user.selectOptions(
      await screen.findByLabelText('Points'),
      screen.getByRole('option', { name: /^Decimal comma/ }),
    );
    await says('Numbers with a decimal comma: 2 of 3');
    await says('Can’t be read: 1. Line 3: “12.5” · Must be a number');
  });

  it('[IMP-01] disables the start button without ready rows', async () => {
    const { choose, toRows, says } = openImportPage('/customers/import/points');
    await choose('email,points\na@b.example,half\nc@d.example,some\nnobody@e.example,1.5\n');
    await screen.findByText('Match these required fields: Points.');
    await userEvent.selectOptions(screen.getByLabelText('Field for points'), 'Points');
    await toRows();
    await says('No rows are ready to import yet.');
    expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  });

  it('says of each column about publication what it accepts', async () => {
    openImportPage('/product-reviews/import/reviews');
    const fields = within(await screen.findByRole('region', { name: 'Columns you can include' }));
    const getHint = (name: string) => fields.getByText(name).nextSibling;
    expect(getHint('Publication status')).toHaveTextContent('yes, no, or a status such as published');
    // “no” would be a value, and so mean that it is published.
    expect(getHint('Published at')).toHaveTextContent('a date; empty if it isn’t published');
    // “published” would mean that it is hidden.
    expect(getHint('Hidden')).toHaveTextContent('yes or a date if so; otherwise no or empty');
  });

  it('corrects a cell by keyboard only, and excludes a skipped row', async () => {
    const { user, choose, toRows, send } = openImportPage('/customers/import/points');
    await choose('email,points\na@b.example,1.5\nc@d.example,7\nnobody,3\n');
    const grid = await toRows();
    const faulty = await within(grid).findByRole('gridcell', { name: /Must be a whole number/ });
    expect(faulty).toHaveAttribute('aria-invalid', 'true');
    within(grid)
      .getByRole('gridcell', { name: /a@b.example/ })
      .focus();
    await user.keyboard('{ArrowRight}15{Enter}');
    expect(await within(grid).findByRole('gridcell', { name: '15' })).not.toHaveAttribute('aria-invalid');
    await user.keyboard('{ArrowLeft}{Enter}{Control>}a{/Control}x@y.example{Escape}');
    expect(within(grid).getByRole('gridcell', { name: /nobody/ })).toHaveFocus();
    await user.click(within(grid).getByRole('button', { name: 'Skip line 4' }));
    await user.click(await screen.findByRole('button', { name: 'Add 22 points to 2 customers' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      data: [
        { email: 'a@b.example', points: 15 },
        { email: 'c@d.example', points: 7 },
      ],
    });
    // The result page names the skipped row.
    const [run] = await browserRunStore('console.u1.s1').list();
    expect(run?.leftOut).toEqual({
      skipped: 1,
      merged: 0,
      addedTogether: 0,
      repeated: 0,
      unchanged: 0,
      unpublished: 0,
      withheld: 0,
    });
  });

  it('lets the user choose among several rows of a customer', async () => {
    const { user, choose, toRows, says } = openImportPage('/customers/import/points');
    await choose('email,points\na@b.example,5\n A@B.example,3\n');
    await toRows();
    await says('1 customer appears in more than one row');
    await says('Make the choices above first.');
    expect(screen.getByRole('button', { name: 'Import points' })).toBeDisabled();
    expect(screen.queryByText('Total points')).toBeNull();
    await user.selectOptions(
      screen.getByLabelText('For duplicate customers'),
      'Add the points together, use the last row',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add 8 points to 1 customer' })).toBeEnabled());
    expect(screen.getByText('Total points').nextSibling).toHaveTextContent('8');
    expect(screen.getByText(/^The other rows are left out, .* They’re under “Duplicates” below\.$/)).toBeVisible();
  });

  it.each([
    ['customers', '/customers/import/customers', 4998, 'You can remove new customers again'],
    ['customers', '/customers/import/customers', 4999, 'Your store will have more than 5,000 customers'],
    ['reviews', '/product-reviews/import/reviews', 4998, 'You can remove these reviews again'],
    ['reviews', '/product-reviews/import/reviews', 4999, 'Your store will have more than 5,000 reviews'],
  ] as const)(
    '[IMP-14] says before the import whether the new %s can be found and removed again, with %s and %i in the store',
    async (_kind, at, inStore, said) => {
      const known = Array.from({ length: inStore }, (_, index) => ({
        id: `r${index}`,
        emailAddress: `${index}@shop.example`,
      }));
      const { choose, toRows, says } = openImportPage(at, known, null, inStore, known);
      await choose('email,name,rating\nnew.one@mail.example,One,5\nnew.two@mail.example,Two,4\n');
      await toRows();
      await says(new RegExp(`^${said}`));
    },
  );

  it('[IMP-12] does not call a file without rows ready', async () => {
    const { choose, says } = openImportPage('/customers/import/points');
    await choose('email,points\n');
    await says('No rows are ready to import yet.');
  });

  it('[IMP-12] offers the corrected file once a cell was corrected', async () => {
    const { user, choose, toRows } = openImportPage('/customers/import/points');
    await choose('email,points\nnobody,5\nada@shop.example,7\n');
    const grid = await toRows();
    expect(screen.queryByRole('button', { name: 'Download corrected file' })).toBeNull();
    const cell = await within(grid).findByRole('gridcell', { name: /nobody/ });
    await user.click(cell);
    await user.keyboard('lin@other.example{Enter}');
    await screen.findByRole('button', { name: 'Add 12 points to 2 customers' });
    expect(screen.getByRole('button', { name: 'Download corrected file' })).toBeEnabled();
  });

  it('[IMP-12] edits the cell that was clicked, also after Enter, and marks it as changed', async () => {
    const { user, choose, toRows } = openImportPage('/customers/import/points');
    await choose('email,points\nnobody,5\nnothing,7\na@b.example,9\nc@d.example,2\ne@f.example,4\n');
    const grid = await toRows();
    await user.click(await within(grid).findByRole('gridcell', { name: /nobody/ }));
    await user.keyboard('{Enter}{Control>}a{/Control}lin@other.example{Enter}');
    const changed = await within(grid).findByRole('gridcell', { name: 'lin@other.example' });
    expect(changed).toHaveAccessibleDescription('Changed. In the file: “nobody”');
    // After a change, Enter goes on.
    const next = within(grid).getByRole('gridcell', { name: /nothing/ });
    expect(next).toHaveFocus();
    expect(next).toHaveAccessibleDescription('');
    await user.click(changed);
    await user.keyboard('{Control>}a{/Control}nobody{Enter}');
    const restored = await within(grid).findByRole('gridcell', { name: /nobody/ });
    expect(restored).toHaveAccessibleDescription('');
  });

  it('shows why and on which line a file is rejected, and what to do', async () => {
    const { choose } = openImportPage('/customers/import/points');
    await choose(`email,points\n${'a,'.repeat(600)}\n`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/file\.csv.*Line 2: This row has more than 500 columns/);
  });

  it('keeps all input when going back, and when leaving and coming back', async () => {
    const { user, choose, toRows, router, says } = openImportPage('/customers/import/points');
    await choose('who,count\na@b.example,5\n');
    await user.selectOptions(await screen.findByLabelText('Field for count'), 'Points');
    await toRows();
    await user.type(screen.getByLabelText('Internal note'), 'Moved in');
    await user.click(screen.getByRole('link', { name: 'File' }));
    await user.click(screen.getByRole('button', { name: 'Continue to columns' }));
    expect(screen.getByLabelText('Field for count')).toHaveDisplayValue('Points');
    await toRows();
    expect(screen.getByLabelText('Internal note')).toHaveDisplayValue('Moved in');
    await user.click(within(screen.getByRole('grid')).getByText('a@b.example'));
    await user.keyboard('{Enter}{Control>}a{/Control}lin@other.example{Enter}');
    await screen.findByRole('gridcell', { name: 'lin@other.example' });
    await waitFor(() => expect(isClosingAsked()).toBe(false));
    await user.keyboard('7');
    expect(isClosingAsked()).toBe(true);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: 'Customers' }));
    await says('The customers');
    await act(() => router.navigate('/customers/import/points'));
    // A file that is chosen now would be lost when the stored one comes.
    expect(screen.queryByLabelText('Or paste rows here')).toBeNull();
    await says(/^We restored your work on file\.csv \(\d+:\d\d.*\)\.$/);
    expect(await screen.findByRole('gridcell', { name: 'lin@other.example' })).toBeVisible();
    expect(screen.getByLabelText('Internal note')).toHaveDisplayValue('Moved in');
    await user.click(screen.getByRole('link', { name: 'Columns' }));
    expect(await screen.findByLabelText('Field for count')).toHaveDisplayValue('Points');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start over' }));
    expect(await screen.findByLabelText('Or paste rows here')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Customers' }));
    await says('The customers');
    await act(() => router.navigate('/customers/import/points'));
    expect(await screen.findByLabelText('Or paste rows here')).toBeVisible();
  });

  it('leads to the imports of customers that need no file', async () => {
    openImportPage('/customers/import/customers');
    const ways = within(await screen.findByRole('navigation', { name: 'Other ways to import customers' }));
    expect(ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Customers from your store', '/customers/import/store'],
      ['Have our team import it', '/customers/import/team'],
    ]);
  });

  it('starts without a stored import, and says so, if the storage never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(indexedDB, 'open').mockImplementation(() => Object.create(IDBOpenDBRequest.prototype));
    const { choose, says, router } = openImportPage('/customers/import/points');
    await act(() => router.navigate('/customers/import/points?step=columns'));
    expect(screen.queryByLabelText('Or paste rows here')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await says(/^Your browser’s storage isn’t responding/);
    await choose('email,points\na@b.example,5\n');
    expect(await screen.findByLabelText('Field for email')).toHaveDisplayValue('Email');
    expect(isClosingAsked()).toBe(true);
  });

  it('says if nothing can be stored, and confirms leaving', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The storage is turned off.', 'SecurityError');
    });
    const { user, choose, router, says } = openImportPage('/customers/import/points');
    await choose('email,points\na@b.example,5\n');
    await says(/^Your browser’s storage is full or turned off\. If you reload or leave this page, your file/);
    expect(isClosingAsked()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Customers' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.pathname).toBe('/customers/import/points');
    await user.click(screen.getByRole('link', { name: 'Customers' }));
    await user.click(await screen.findByRole('button', { name: 'Leave page' }));
    await says('The customers');
  });

  it('asks to type the points of a large import, and names its worth and unusual amounts', async () => {
    const { user, choose, toRows, send, says } = openImportPage('/customers/import/points');
    const rows = Array.from({ length: 101 }, (_, index) => `p${index}@shop.example,${index === 7 ? 90_000 : 10}`);
    await choose(['email,points', ...rows].join('\n'));
    await toRows();
    await user.selectOptions(screen.getByLabelText('Show rows'), 'Unusual amount 1');
    await waitFor(() => expect(screen.queryByText('p6@shop.example')).toBeNull());
    expect(await screen.findByRole('gridcell', { name: '90000' })).toBeVisible();
    const label = 'Add 91,000 points to 101 customers';
    await user.click(screen.getByRole('button', { name: label }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start this import?' }));
    expect(await dialog.findByText('91,000 points are worth about €910.')).toBeVisible();
    expect(dialog.getByText(/^Rows with far more points than the others: 1\./)).toBeVisible();
    expect(dialog.getByRole('button', { name: label })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: /^Type 91,000 to confirm/ }), '91000');
    await user.click(dialog.getByRole('button', { name: label }));
    await says('The run');
    await waitFor(() => expect(send).toHaveBeenCalled());
  });
});

describe('balances of another product', () => {
  const balances =
    'Email,Points Balance,Points Expiry\nlin@shop.example,70,\nada@shop.example,15,\nelse@shop.example,5,\n';

  it('[IMP-13] asks whether they are added or are the balances, and sends nothing before', async () => {
    const { user, choose, toRows, says, send } = openImportPage('/customers/import/points');
    await choose(balances);
    await toRows();
    await says('2 customers have points already');
    await says('Make the choices above first.');
    const start = screen.getByRole('button', { name: 'Import points' });
    expect(start).toBeDisabled();
    await user.click(start);
    expect(send).not.toHaveBeenCalled();
    await user.selectOptions(screen.getByLabelText('Points in the file'), 'Add them to the balances');
    await waitFor(() => expect(start).toBeEnabled());
    expect(start).toHaveAccessibleName('Add 90 points to 3 customers');
  });

  it('[NEW-07] asks to type what a large import moves in both directions, however small their sum is', async () => {
    const { user, choose, toRows, says, send } = openImportPage('/customers/import/points');
    await choose('email,points\na@shop.example,30000\nb@shop.example,-31000\n');
    await toRows();
    expect((await says('Points added')).nextSibling).toHaveTextContent('30,000');
    expect((await says('Points deducted')).nextSibling).toHaveTextContent('31,000');
    const label = 'Add 30,000 points and deduct 31,000';
    await user.click(await screen.findByRole('button', { name: label }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start this import?' }));
    expect(dialog.getByText(/^30,000 points are added to 1 customer in/)).toBeVisible();
    expect(dialog.getByText(/^31,000 points are deducted from 1 customer in/)).toBeVisible();
    expect(await dialog.findByText('31,000 points are worth about €310.')).toBeVisible();
    expect(dialog.getByRole('button', { name: label })).toBeDisabled();
    expect(send).not.toHaveBeenCalled();
    await user.type(dialog.getByRole('textbox', { name: /^Type 61,000 to confirm/ }), '61000');
    await user.click(dialog.getByRole('button', { name: label }));
    await waitFor(() => expect(send).toHaveBeenCalled());
  });

  it('says of a deducting import that points are deducted, and what they are worth without a sign', async () => {
    const { user, choose, toRows } = openImportPage('/customers/import/points');
    await choose('email,points\na@shop.example,-30040\n');
    await toRows();
    await user.click(await screen.findByRole('button', { name: 'Deduct 30,040 points from 1 customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start this import?' }));
    expect(dialog.getByText(/^30,040 points are deducted from 1 customer in/)).toBeVisible();
    expect(await dialog.findByText('30,040 points are worth about €300.40.')).toBeVisible();
    expect(dialog.queryByText(/added/)).toBeNull();
    expect(dialog.getByRole('textbox', { name: /^Type 30,040 to confirm/ })).toBeVisible();
  });

  it('names the points that are deducted, and counts all customers who have points', async () => {
    const { user, choose, toRows, says } = openImportPage('/customers/import/points');
    await choose('Email,Points Balance\nlin@shop.example,-70\nelse@shop.example,10\n');
    await toRows();
    await says('2 customers have points already');
    await says('Are the numbers under “Points Balance” points that come on top, or the balances?');
    await says('Nothing is sent until you choose.');
    await user.selectOptions(screen.getByLabelText('Points in the file'), 'Add them to the balances');
    expect(await screen.findByRole('button', { name: 'Add 10 points and deduct 70' })).toBeEnabled();
    expect(screen.queryByText('Nothing is sent until you choose.')).toBeNull();
  });

  it('[IMP-13] sends the difference to the balances, and nothing to customers who have theirs', async () => {
    const { user, choose, toRows, says, send } = openImportPage('/customers/import/points');
    await choose(balances);
    await toRows();
    await says('2 customers have points already');
    await user.selectOptions(
      screen.getByLabelText('Points in the file'),
      'They are the balances: add or deduct the difference',
    );
    await says('Nothing to change');
    // The cell has what the balance will be.
    expect(await screen.findByRole('gridcell', { name: '70 Now: 30' })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: '15' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add 55 points to 2 customers' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toEqual({
      path: 'points',
      data: [
        { email: 'lin@shop.example', points: 40 },
        { email: 'ada@shop.example', points: 15 },
      ],
    });
  });

  it('[IMP-13] can only be added if there are too many customers to compare with', async () => {
    const { user, choose, toRows, says } = openImportPage('/customers/import/points', [], null, 5001);
    await choose(balances);
    await toRows();
    await says('Customers may have points already');
    const choice = screen.getByLabelText('Points in the file');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose', 'Add them to the balances']);
    await user.selectOptions(choice, 'Add them to the balances');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add 90 points to 3 customers' })).toBeEnabled());
  });
});

describe('CustomersImportPage', () => {
  it('[IMP-02] posts names, email, points, and referral code', async () => {
    const { user, choose, toRows, send } = openImportPage('/customers/import/customers');
    await choose('First Name,Last Name,Email,Points Balance,Referral Code\nAda,Berg,ada@shop.example,"1,250",ada-10\n');
    await toRows();
    await user.click(screen.getByRole('button', { name: 'Import 1 customer' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toEqual({
      path: 'customers',
      data: [
        {
          firstName: 'Ada',
          lastName: 'Berg',
          emailAddress: 'ada@shop.example',
          points: 1250,
          referralCode: 'ada-10',
        },
      ],
    });
  });
});

describe('an import of existing customers', () => {
  const known = [
    {
      id: 'c1',
      emailAddress: 'lin@shop.example',
      totalPoints: 0,
      name: 'Lin Chen',
      firstName: null,
      lastName: null,
      referralCode: 'A94TH5YQ',
    },
    {
      id: 'c2',
      emailAddress: 'else@shop.example',
      totalPoints: 0,
      name: null,
      firstName: null,
      lastName: null,
      referralCode: null,
    },
  ];
  const file = [
    'First Name,Last Name,Email,Points,Referral Code',
    'Linda,Chen,lin@shop.example,5,LB08',
    'Else,Holm,else@shop.example,5,EH01',
    'Ada,Berg,ada@shop.example,5,AB02',
  ].join('\n');
  const [lin, other, ada] = [
    { firstName: 'Linda', lastName: 'Chen', emailAddress: 'lin@shop.example', points: 5, referralCode: 'LB08' },
    { firstName: 'Else', lastName: 'Holm', emailAddress: 'else@shop.example', points: 5, referralCode: 'EH01' },
    { firstName: 'Ada', lastName: 'Berg', emailAddress: 'ada@shop.example', points: 5, referralCode: 'AB02' },
  ];

  it('[IMP-02] says whose name and referral code the file would replace, and leaves them as they are', async () => {
    const { user, choose, toRows, says, send } = openImportPage('/customers/import/customers', [], null, 2, known);
    await choose(file);
    await toRows();
    await says('1 new customer · 2 existing customers');
    await says('1 existing customer has another name in the file');
    await says('1 existing customer has another referral code in the file');
    expect(screen.queryByText(/^Links with their old/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Import 3 customers' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const data = [{ emailAddress: 'lin@shop.example', points: 5 }, other, ada];
    expect(send.mock.calls[0]?.[0]).toEqual({ path: 'customers', data });
    // The result page lists those who existed.
    const [run] = await browserRunStore('console.u1.s1').list();
    expect(run?.balances).toEqual({ 'lin@shop.example': 0, 'else@shop.example': 0 });
  });

  it('replaces them if the merchant chooses so, and says that old links stop working', async () => {
    const { user, choose, toRows, says, send } = openImportPage('/customers/import/customers', [], null, 2, known);
    await choose(file);
    await toRows();
    await user.selectOptions(await screen.findByLabelText('Existing customers'), 'Replace it with that of the file');
    await says('Links with their old referral codes will stop working.');
    await user.click(await screen.findByRole('button', { name: 'Import 3 customers' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toEqual({ path: 'customers', data: [lin, other, ada] });
  });

  it('sends nothing for customers for whom the file has nothing new', async () => {
    const { choose, toRows, says } = openImportPage('/customers/import/customers', [], null, 2, known);
    await choose('Email,First Name,Last Name,Referral Code\nlin@shop.example,Lin,Chen,LB08\nada@shop.example,Ada,B,\n');
    await toRows();
    await says('1 existing customer has another referral code in the file');
    // The same name in two columns is no other one.
    expect(screen.queryByText(/has another name/)).toBeNull();
    expect((await says('Nothing to change')).nextSibling).toHaveTextContent('1');
    expect(await screen.findByRole('button', { name: 'Import 1 customer' })).toBeEnabled();
  });

  it('recognizes rows of an earlier import that were sent without what the customers keep', async () => {
    const at = '/customers/import/customers';
    const text = 'Email,Full Name,Referral Code,Points\nlin@shop.example,Lin Chen,LB08,5\n';
    // The first import fills the name, which the customer keeps later.
    const first = openImportPage(at, [], null, 2, [{ ...known[0], name: null }]);
    await first.choose(text);
    await first.toRows();
    await first.says('1 existing customer has another referral code in the file');
    await first.user.click(await screen.findByRole('button', { name: 'Import 1 customer' }));
    await first.says('The run');
    await waitFor(() => expect(first.send).toHaveBeenCalledTimes(1));
    await waitFor(async () => {
      const [run] = await browserRunStore('console.u1.s1').list();
      expect(run?.batches[0]?.state).toBe('taken');
    });
    first.unmount();
    const second = openImportPage(at, [], null, 2, known);
    await second.choose(text);
    await second.toRows();
    await second.says('1 row was sent by an earlier import on this device');
  });

  it('says that names and codes are replaced if there are too many customers to compare with', async () => {
    const { choose, toRows, says } = openImportPage('/customers/import/customers', [], null, 5001, known);
    await choose(file);
    await toRows();
    await says(/^If customers of the file exist already, their names and referral codes are replaced/);
  });

  it('counts new and existing customers before a large import', async () => {
    const { user, choose, toRows, says } = openImportPage('/customers/import/customers', [], null, 2, known);
    await choose(`${file}\nMax,Ray,max@shop.example,20000,MR03\n`);
    await toRows();
    await says('2 new customers · 2 existing customers');
    await user.click(await screen.findByRole('button', { name: 'Import 4 customers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Start this import?' }));
    expect(dialog.getByText('2 new customers · 2 existing customers')).toBeVisible();
    expect(dialog.getByText(/^20,015 points are added to 4 customers/)).toBeVisible();
    expect(dialog.getByText(/^These customers are imported into/)).toBeVisible();
  });
});

describe('ReviewsImportPage', () => {
  const invalidReviews = [
    'rating,title,body,country',
    '5,Warm,Kept me warm,Narnia',
    '4,Soft,Very soft,Narnia',
    '3,Fine,It is fine,XX',
    '2,Odd,Odd one,Narnia,shifted',
    '1,Thin,Too thin,FR',
    'none,Bad,No rating,Narnia',
  ].join('\n');

  it('[IMP-12] empties a bad optional value in all rows, which keep their other errors', async () => {
    const { user, choose, toRows, send } = openImportPage('/product-reviews/import/reviews');
    await choose(invalidReviews);
    await user.selectOptions(await screen.findByLabelText('Field for country'), 'Country');
    await toRows();
    // What has errors comes first, and gets the width.
    const grid = await screen.findByRole('grid');
    const headers = within(grid).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['Line', 'Rating', 'Country']);
    expect(grid.style.getPropertyValue('--columns')).toMatch(
      /^84px minmax\(260px, 4fr\) minmax\(260px, 4fr\) minmax\(110px, 1fr\)/,
    );
    await user.click(await screen.findByRole('button', { name: 'Country: leave empty in all 5 rows' }));
    await user.click(await screen.findByRole('button', { name: 'Import 4 reviews' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toEqual({
      path: 'reviews',
      data: [
        { rating: 5, title: 'Warm', description: 'Kept me warm' },
        { rating: 4, title: 'Soft', description: 'Very soft' },
        { rating: 3, title: 'Fine', description: 'It is fine' },
        { rating: 1, title: 'Thin', description: 'Too thin', countryCode: 'FR' },
      ],
    });
  });

  it('[IMP-12] repeats a correction in all rows with the same bad value, and in no others', async () => {
    const { user, choose, toRows, send, says } = openImportPage('/product-reviews/import/reviews');
    await choose(invalidReviews);
    await user.selectOptions(await screen.findByLabelText('Field for country'), 'Country');
    const grid = await toRows();
    const [cell] = await within(grid).findAllByRole('gridcell', { name: /^Narnia/ });
    if (!cell) throw new Error('The cell is missing.');
    await user.click(cell);
    await user.keyboard('{Control>}a{/Control}DE{Enter}');
    await says('“Narnia” is in 3 other rows, too.');
    await user.click(screen.getByRole('button', { name: 'Also correct 3 other rows' }));
    await user.click(await screen.findByRole('button', { name: 'Import 3 reviews' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/^“Narnia”/)).toBeNull();
    expect(send.mock.calls[0]?.[0]).toEqual({
      path: 'reviews',
      data: [
        { rating: 5, title: 'Warm', description: 'Kept me warm', countryCode: 'DE' },
        { rating: 4, title: 'Soft', description: 'Very soft', countryCode: 'DE' },
        { rating: 1, title: 'Thin', description: 'Too thin', countryCode: 'FR' },
      ],
    });
  });

  it('shows the stars, days and unknown products of the reviews that will be sent', async () => {
    const at = '/product-reviews/import/reviews';
    const { user, choose, toRows, send, says } = openImportPage(at, [], ['p1', 'p2']);
    await choose(
      [
        'product id,rating,title,body,date',
        'p1,5,Warm,Kept me warm,2024-05-14',
        'slug-p2,5,Soft,Very soft,2023-12-31',
        'p7,2,Thin,Too thin for me,',
        ',4,Quick,Came quickly,2024-02-29',
        'p8,none,Bad,No rating here,2020-01-01',
      ].join('\n'),
    );
    await toRows();
    const getTotals = () =>
      screen
        .getAllByRole('term')
        .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
        .slice(-7);
    expect(getTotals()).toEqual([
      '5 stars: 2',
      '4 stars: 1',
      '3 stars: 0',
      '2 stars: 1',
      '1 star: 0',
      'First review date: December 31, 2023',
      'Last review date: May 14, 2024',
    ]);
    await says('1 review has no date and gets today’s date.');
    await says('1 product isn’t in your store: “p7”. Check the product IDs.');
    await user.selectOptions(screen.getByLabelText('Show rows'), 'All 5');
    await user.click(await screen.findByRole('button', { name: 'Skip line 4' }));
    await waitFor(() => expect(screen.queryByText(/isn’t in your store/)).toBeNull());
    expect(screen.queryByText(/gets today’s date/)).toBeNull();
    expect(getTotals()).toContain('2 stars: 0');
    await user.click(screen.getByRole('button', { name: 'Import 3 reviews' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    // The product of the second row is named by its slug.
    expect(Object(send.mock.calls[0]?.[0]).data.map(({ productId }: { productId?: string }) => productId)).toEqual([
      'p1',
      'p2',
      undefined,
    ]);
  });

  it('shows the stars that a rating on another scale is sent as', async () => {
    const { user, choose, toRows } = openImportPage('/product-reviews/import/reviews');
    await choose('rating,review text\n4,Thin\n6,Fine\n10,Warm\n');
    await user.selectOptions(await screen.findByLabelText('Rating'), '10');
    const grid = within(await toRows());
    expect(await grid.findByText('2 stars')).toBeVisible();
    expect(grid.getByText('3 stars')).toBeVisible();
    expect(grid.getByText('5 stars')).toBeVisible();
  });

  it('[IMP-13] names customers of whom one row sets the balance and another has an error', async () => {
    const { user, choose, toRows, says } = openImportPage('/customers/import/points');
    await choose('email,points\nLin@shop.example,3OO\nlin@shop.example,20\nelse@shop.example,9\nnew@shop.example,1\n');
    await toRows();
    await says('1 customer with a ready row has another row with errors');
    await user.click(await screen.findByRole('button', { name: 'Skip line 2' }));
    await waitFor(() => expect(screen.queryByText(/has another row with errors/)).toBeNull());
  });

  it('sends the ID of the one product that has the name of a row, and says so, and which names have none', async () => {
    const { user, choose, toRows, send, says } = openImportPage(
      '/product-reviews/import/reviews',
      [],
      [
        { productId: 'p1', name: 'Café  Mug' },
        { productId: 'p2', name: 'Hat' },
        { productId: 'p3', name: 'hat ' },
      ],
    );
    await choose(
      [
        'Product Title,Product ID,Rating,Review Content',
        ' CAFE\u0301 mug,,5,Keeps warm',
        'Hat,,4,Keeps warm too',
        'Scarf,,3,Thin',
        'Scarf,,3,Also thin',
        'Hat,p2,5,With its ID',
        ',,5,Of the store',
      ].join('\n'),
    );
    await toRows();
    await says('1 review names its product without an ID. It gets the ID of your product “CAFE\u0301 mug”.');
    await says(/^2 reviews name a product that isn’t in your store, for example “Scarf”\./);
    await says(/^1 review names a product as several of your products are called: “Hat”\./);
    await user.selectOptions(screen.getByLabelText('Show rows'), 'All 6');
    await user.click(await screen.findByRole('button', { name: 'Import 6 reviews' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(Object(send.mock.calls[0]?.[0]).data.map(({ productId }: { productId?: string }) => productId)).toEqual([
      'p1',
      undefined,
      undefined,
      undefined,
      'p2',
      undefined,
    ]);
  });

  it('sends no ID of a product that is only named if the API doesn’t list all products, and says so', async () => {
    const { user, choose, toRows, send, says } = openImportPage('/product-reviews/import/reviews');
    await choose('Product Title,Rating,Review Content\nHat,4,Keeps warm\n');
    await toRows();
    await says(/^1 review names its product without an ID: “Hat”\. We can’t read all your products to find it\./);
    await user.click(await screen.findByRole('button', { name: 'Import 1 review' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(Object(send.mock.calls[0]?.[0]).data).toEqual([
      { productName: 'Hat', rating: 4, description: 'Keeps warm' },
    ]);
  });

  it('shows a review on the day on which the list will show it', async () => {
    const before = process.env['TZ'];
    process.env['TZ'] = 'America/New_York';
    onTestFinished(() => {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    });
    const { user, choose, toRows, send, says } = openImportPage('/product-reviews/import/reviews');
    await choose('rating,body,date\n5,Kept me warm,2024-03-10 02:30:00 UTC\n4,Very soft,2024-03-12\n');
    await says('“2024-03-10 02:30:00 UTC” is March 9, 2024');
    await toRows();
    expect(screen.getByText('First review date').nextSibling).toHaveTextContent('March 9, 2024');
    expect(screen.getByText('Last review date').nextSibling).toHaveTextContent('March 12, 2024');
    await user.click(screen.getByRole('button', { name: 'Import 2 reviews' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      data: [{ createdAt: '2024-03-10T02:30:00.000Z' }, { createdAt: '2024-03-12T10:00:00.000Z' }],
    });
  });

  it('says that dates are in different formats, and what one of them becomes', async () => {
    const { choose, says } = openImportPage('/product-reviews/import/reviews');
    await choose('rating,body,date\n5,Kept me warm,2024-03-10\n4,Very soft,2024-03-12\n3,Fine,13/05/2024\n');
    await says('Dates in different formats: 3 of 3');
    await says('“13/05/2024” is May 13, 2024');
  });

  it('[IMP-05] guesses the mapping, applies defaults, and posts the rows', async () => {
    const { user, choose, toRows, send, says } = openImportPage('/product-reviews/import/reviews');
    await choose('Clothing ID,Title,Review Text,Rating\n767,,"Silky, and ""soft""",4\n767,Fine,Good,5\n1080,,Fair,3\n');
    expect(await screen.findByLabelText('Field for Clothing ID')).toHaveDisplayValue('Product ID');
    expect(screen.getByLabelText('Field for Review Text')).toHaveDisplayValue('Review text');
    await user.type(screen.getByLabelText('Customer name'), 'Verified customer');
    expect(await screen.findByRole('group', { name: 'Review date' })).toBeVisible();
    await says('All 3 rows are ready');
    await toRows();
    await user.click(screen.getByRole('button', { name: 'Import 3 reviews' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    const customerName = 'Verified customer';
    expect(send.mock.calls[0]?.[0]).toEqual({
      path: 'reviews',
      data: [
        { rating: 4, description: 'Silky, and "soft"', productId: '767', customerName },
        { rating: 5, title: 'Fine', description: 'Good', productId: '767', customerName },
        { rating: 3, description: 'Fair', productId: '1080', customerName },
      ],
    });
  });
});
