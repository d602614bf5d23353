import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';
import { clearDatabases } from '../../src/lib/storage/databases';
import { heading, json, open, setUpServer, storeSession } from './consoleFlow';

const server = setUpServer();

// Modules are compiled on first use, which is not part of any test.
beforeAll(() => import('../../src/features/imports/importPages'));
// The virtualized grid needs a height.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
});
afterEach(clearDatabases);

/** A file whose columns mean something else than they seem to, or must not go to the store. */
interface Trap {
  /** What the columns hide. */
  of: string;
  page: '/product-reviews/import/reviews' | '/customers/import/customers' | '/customers/import/points';
  lines: readonly string[];
  /** What the page says about the columns, in any order. */
  reads: readonly (string | RegExp)[];
  /** Columns with the field that they are for, as the page shows it. */
  fields: Readonly<Record<string, string>>;
  /** Columns that the page doesn't show at all. */
  secret?: string;
  /** Labels of the questions, with the option that the merchant chooses. */
  choose?: Readonly<Record<string, string>>;
  /** The same beside the rows. */
  chooseRows?: Readonly<Record<string, string>>;
  /** How many rows are ready, once the choices are made. */
  ready: string;
  /** What the rows page says. */
  sees: readonly (string | RegExp)[];
  /** Name of the button. */
  start: RegExp;
  /** The rows that the server receives. */
  receives: readonly object[];
}

const traps: readonly Trap[] = [
  {
    of: 'Judge.me: days first, refused photos, states of moderation, handles for IDs, IP addresses',
    page: '/product-reviews/import/reviews',
    lines: [
      'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,picture_urls,ip_address',
      'Top,Warm and soft,5,05/06/2025,web,ok,Ada,ada@mail.example,,wool-hat,,https://x.example/1.jpg,10.0.0.1',
      'New,Not checked yet,4,06/06/2025,web,not-yet,Lin,lin@mail.example,,wool-hat,,,10.0.0.2',
      'Ads,Buy watches here,5,07/06/2025,web,spam,Bot,bot@mail.example,,wool-hat,,,10.0.0.3',
      'Odd,Nobody knows this state,5,07/06/2025,web,someday,Eva,eva@mail.example,,wool-hat,,,10.0.0.4',
    ],
    reads: ['Looks like an export from Judge.me', /^“05\/06\/2025” could mean more than one date/],
    fields: { picture_urls: 'Don’t import', product_handle: 'Product ID', curated: 'Publication status' },
    secret: 'ip_address',
    choose: { Date: 'dayFirst' },
    ready: '1 of 4 rows ready · 0 with errors · 3 left out',
    sees: [],
    start: /^Import 1 review$/,
    receives: [
      {
        title: 'Top',
        description: 'Warm and soft',
        rating: 5,
        createdAt: '2025-06-05T10:00:00.000Z',
        customerName: 'Ada',
        customerEmail: 'ada@mail.example',
        productId: 'wool-hat',
      },
    ],
  },
  {
    of: 'Okendo: a name that is the reviewer’s, rejected photos, a verified purchase, private replies, an incentive',
    page: '/product-reviews/import/reviews',
    lines: [
      'name,body,handle,productId,rating,dateCreated,email,isApproved,isVerified,isIncentivized,rejectedImageUrls,reply,replyIsPublic',
      'Ada,Warm and soft,hat,1,5,2025-03-02,ada@mail.example,true,true,true,https://x.example/no.jpg,Between us: you get a refund,false',
    ],
    reads: ['Looks like an export from Okendo'],
    fields: {
      name: 'Customer name',
      isVerified: 'Don’t import',
      isIncentivized: 'Don’t import',
      rejectedImageUrls: 'Don’t import',
      replyIsPublic: 'Reply is public',
    },
    ready: 'All 1 rows are ready',
    sees: ['Private replies left out'],
    start: /^Import 1 review$/,
    receives: [
      {
        customerName: 'Ada',
        description: 'Warm and soft',
        productId: '1',
        rating: 5,
        createdAt: '2025-03-02T10:00:00.000Z',
        customerEmail: 'ada@mail.example',
      },
    ],
  },
  {
    of: 'columns that many products share: none is named; ratings in words, halves and zeros',
    page: '/product-reviews/import/reviews',
    lines: [
      'author,rating,body,created_at,verified_purchase',
      'Ada,FIVE,Warm and soft hat,2025-03-02,0',
      'Lin,3.5,Keeps its shape well,2025-03-02,1',
      'Eva,0,Not mine to judge it,2025-03-02,1',
    ],
    reads: [/^Can’t be read: 1\. Line 4: “0”/],
    fields: { author: 'Customer name', verified_purchase: 'Don’t import' },
    choose: { 'Ratings between two stars': 'down' },
    ready: '2 of 3 rows ready · 1 with errors',
    sees: [],
    start: /^Import 2 reviews$/,
    receives: [
      { customerName: 'Ada', rating: 5, description: 'Warm and soft hat', createdAt: '2025-03-02T10:00:00.000Z' },
      { customerName: 'Lin', rating: 3, description: 'Keeps its shape well', createdAt: '2025-03-02T10:00:00.000Z' },
    ],
  },
  {
    of: 'a mailing list: inverted consent, birthdays without a year, guarded phones, a mark and semicolons, doubled headers',
    page: '/customers/import/customers',
    lines: [
      '\ufeffEMAIL;LASTNAME;FIRSTNAME;SMS;EMAIL_BLACKLISTED;BIRTHDAY;OPTIN_IP;UNSUB_REASON;UNSUB_REASON;;',
      "ada@mail.example;Berg;Ada;'+15550100;Yes;05-14;10.0.0.1;;;;",
    ],
    reads: [],
    fields: { EMAIL_BLACKLISTED: 'Don’t import', BIRTHDAY: 'Don’t import', SMS: 'Don’t import' },
    secret: 'OPTIN_IP',
    ready: 'All 1 rows are ready',
    sees: [],
    start: /^Import 1 customer$/,
    receives: [{ emailAddress: 'ada@mail.example', firstName: 'Ada', lastName: 'Berg' }],
  },
  {
    of: 'Rivo, which isn’t Rivyo: money beside points, and no word on whether they are added',
    page: '/customers/import/points',
    lines: ['Email,Points Balance,VIP Tier,Credits Balance', 'ada@mail.example,120,Gold,12.50'],
    reads: ['Looks like an export from Rivo'],
    fields: { 'Credits Balance': 'Don’t import', 'VIP Tier': 'Don’t import' },
    chooseRows: { 'Points in the file': 'replace' },
    ready: 'All 1 rows are ready',
    sees: [/has points already/],
    start: /^Add 90 points/,
    receives: [{ email: 'ada@mail.example', points: 90 }],
  },
];

describe('files of other products', () => {
  it.each(traps)('[IMP-13] $of', async (trap) => {
    for (const kind of ['points', 'customers', 'reviews'])
      server.respond(`POST /admin/data/import/${kind}`, () => json({ jobId: 'j1' }));
    server.respond('POST /admin/graphql', (request) => {
      const isOfCustomers = JSON.stringify(request.body).includes('emailAddress');
      const known = [{ _id: 'c1', emailAddress: 'ada@mail.example', totalPoints: 30 }];
      return json({ data: { list: isOfCustomers ? { total: 1, items: known } : { total: 0, items: [] } } });
    });
    storeSession();
    await open(trap.page);
    await heading(/^Import/);
    const file = new File([`${trap.lines.join('\n')}\n`], 'export.csv', { type: 'text/csv' });
    fireEvent.drop(await screen.findByRole('group', { name: 'File to import' }), {
      dataTransfer: {
        files: [file],
        items: [{ kind: 'file', type: file.type, getAsFile: () => file }],
        types: ['Files'],
      },
    });
    for (const text of trap.reads) expect(await screen.findByText(text)).toBeInTheDocument();
    for (const [column, field] of Object.entries(trap.fields))
      expect(await screen.findByLabelText(`Field for ${column}`)).toHaveDisplayValue(field);
    if (trap.secret) expect(screen.queryByLabelText(`Field for ${trap.secret}`)).toBeNull();
    expect(document.body).not.toHaveTextContent('10.0.0');
    const choose = (choices: Readonly<Record<string, string>> = {}) => {
      for (const [label, value] of Object.entries(choices))
        fireEvent.change(screen.getByLabelText(label), { target: { value } });
    };
    choose(trap.choose);
    expect(await screen.findByText(trap.ready)).toBeInTheDocument();
    const goOn = await screen.findByRole('button', { name: 'Continue to rows' });
    await waitFor(() => expect(goOn).toBeEnabled());
    fireEvent.click(goOn);
    for (const text of trap.sees) expect(await screen.findByText(text)).toBeInTheDocument();
    choose(trap.chooseRows);
    const start = await screen.findByRole('button', { name: trap.start });
    await waitFor(() => expect(start).toBeEnabled());
    fireEvent.click(start);
    const dialog = screen.queryByRole('dialog');
    if (dialog) fireEvent.click(within(dialog).getByRole('button', { name: /^(?:Add|Import)/ }));
    const isImport = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && path.includes('/import/');
    await waitFor(() => expect(server.requests.filter(isImport)).toHaveLength(1));
    const body: unknown = server.requests.find(isImport)?.body;
    expect(body).toEqual(expect.objectContaining({ data: trap.receives }));
  });
});
