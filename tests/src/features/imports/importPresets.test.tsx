import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { browserRunStore } from '../../../../src/features/imports/send/browserRunStore';
import { clearDatabases } from '../../../../src/lib/storage/databases';
import { openImportPage } from './support/openImportPage';

afterEach(clearDatabases);

const importFile = (name: string) => readFileSync(`tests/fixtures/import-files/${name}`, 'utf8');

const judgeMeHeader =
  'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location';

describe('a file of a known product', () => {
  it('with links to photos says that they aren’t imported, and names their columns', async () => {
    const { choose, says } = openImportPage('/product-reviews/import/reviews');
    await choose(
      [
        judgeMeHeader,
        'Top,Warm,5,2025-03-02,web,ok,Ada,ada@mail.example,,wool-hat,,,"https://cdn.example/a.jpg,https://cdn.example/b.png",,',
        'Fine,Soft,4,2025-03-03,web,ok,Lin,lin@mail.example,,wool-hat,,,https://cdn.example/c.JPEG?width=90,,',
        'Good,Nice,4,2025-03-03,web,ok,Zoe,zoe@mail.example,,wool-hat,,,,,',
      ].join('\n'),
    );
    await says('Photos aren’t imported, so these columns are left out: picture_urls. Rows with photos: 2.');
  });

  it('with tiers and birthdays of customers says that they aren’t imported, and where birthdays can be added', async () => {
    const { choose, says } = openImportPage('/customers/import/customers');
    await choose(
      [
        'email,points,vip_tier,Date of birth,VIP level,birthday,tier ends on,level',
        'ada@mail.example,120,Gold,1990-05-01,2,,2027-01-01,',
        'lin@mail.example,0,Silver,,,,,',
        'zoe@mail.example,0,,,,,,',
      ].join('\n'),
    );
    await says(
      'Tiers and VIP levels aren’t imported, so these columns are left out: vip_tier and VIP level. Rows with one: 2.',
    );
    await says(
      'Birthdays aren’t imported, so these columns are left out: Date of birth. Rows with a birthday: 1. You can add birthdays under Settings on a customer’s page.',
    );
  });

  it('with marketing consent of customers, or dates of replies, says that they aren’t imported', async () => {
    const customers = openImportPage('/customers/import/customers');
    await customers.choose('Email,Accepts Email Marketing,Accepts SMS Marketing,Tags\nada@mail.example,yes,,vip\n');
    await customers.says(
      'Marketing consent isn’t imported, so these columns are left out: Accepts Email Marketing. Rows with a value: 1. You can set it under Settings on a customer’s page.',
    );
    customers.unmount();
    const reviews = openImportPage('/product-reviews/import/reviews');
    await reviews.choose('rating,body,reply,reply_date\n5,Good,Thanks,2025-01-02\n4,Fine,,\n');
    await reviews.says(
      'Dates of replies aren’t imported, so these columns are left out: reply_date. Rows with a date: 1.',
    );
  });

  it('[IMP-13] has the replies of the store as comments, of which only the public ones are sent', async () => {
    const { user, choose, toRows, send, says } = openImportPage('/product-reviews/import/reviews');
    await choose(
      [
        'Review ID,Review Status,Review Score,Review Title,Review Content,Comment Date,Comment Content,Comment Public,Reviewer Display Name',
        '1,Published,5,Top,Warm and soft,2025-03-03,Thank you Ada,true,Ada',
        '2,Published,4,Fine,Soft and warm,2025-03-04,Ask her for the size,false,Lin',
      ].join('\n'),
    );
    await says('Looks like an export from Yotpo');
    expect(screen.getByLabelText('Field for Comment Content')).toHaveDisplayValue('Store reply');
    expect(screen.getByLabelText('Field for Comment Public')).toHaveDisplayValue('Reply is public');
    await toRows();
    await user.click(screen.getByRole('button', { name: 'Import 2 reviews' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(Object(send.mock.calls[0]?.[0]).data.map(({ reply }: { reply?: string }) => reply)).toEqual([
      'Thank you Ada',
      undefined,
    ]);
  });

  it('with columns that may hold replies and are left out, names them, and where they belong', async () => {
    const { user, choose, says } = openImportPage('/product-reviews/import/reviews');
    await choose('rating,review,Seller comment,Comments,reply count\n5,Good,Thanks for buying,2,1\n4,Fine,,1,0\n');
    await says(
      'These columns may hold your replies, and are left out: Seller comment. Rows with a text: 1. If they do, import them as “Store reply”.',
    );
    await user.selectOptions(screen.getByLabelText('Field for Seller comment'), 'Store reply');
    await waitFor(() => expect(screen.queryByText(/may hold your replies/)).toBeNull());
  });

  it('[IMP-13] is named, and only its published reviews are sent, without IP addresses', async () => {
    const { user, choose, toRows, send, says } = openImportPage('/product-reviews/import/reviews');
    await choose(
      [
        judgeMeHeader,
        'Top,Warm and soft,5,2025-03-02 10:12:00 UTC,web,ok,Ada,ada@mail.example,,wool-hat,Thanks!,,,10.0.0.1,FR',
        'Spam,Buy watches here,5,2025-03-03 10:12:00 UTC,web,spam,Bot,bot@mail.example,,wool-hat,,,,10.0.0.2,',
        'New,Not checked yet,4,2025-03-03 10:12:00 UTC,web,not-yet,Lin,lin@mail.example,,wool-hat,,,,10.0.0.3,',
        'Bad,No such rating,none,2025-03-03 10:12:00 UTC,web,ok,Lin,lin@mail.example,,wool-hat,,,,10.0.0.4,',
      ].join('\n'),
    );
    await says('Looks like an export from Judge.me');
    // The id is empty, so the handle is used.
    expect(screen.getByLabelText('Field for product_handle')).toHaveDisplayValue('Product ID');
    expect(screen.getByLabelText('Field for curated')).toHaveDisplayValue('Publication status');
    await says('Publication status: 4 of 4');
    expect(screen.queryByLabelText('Field for ip_address')).toBeNull();
    expect(screen.queryByText(/10\.0\.0\.1/)).toBeNull();
    await says('1 of 4 rows ready · 1 with errors · 2 left out');
    await toRows();
    await user.selectOptions(screen.getByLabelText('Show rows'), 'Not published 2');
    await waitFor(() => expect(within(screen.getByRole('grid')).getAllByText('Not published')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Import 1 review' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toEqual({
      path: 'reviews',
      data: [
        {
          rating: 5,
          title: 'Top',
          description: 'Warm and soft',
          productId: 'wool-hat',
          customerName: 'Ada',
          customerEmail: 'ada@mail.example',
          createdAt: '2025-03-02T10:12:00.000Z',
          countryCode: 'FR',
          reply: 'Thanks!',
        },
      ],
    });
    const store = browserRunStore('console.u1.s1');
    const [run] = await store.list();
    const invalidRows = await store.invalidRows(run?.id ?? '');
    expect(invalidRows).toMatch(/No such rating/);
    expect(invalidRows).not.toMatch(/10\.0\.0/);
  });

  it('[IMP-13] leaves out private replies, and says so', async () => {
    const { user, choose, toRows, send, says } = openImportPage('/product-reviews/import/reviews');
    await choose(
      [
        'name,body,handle,productId,rating,dateCreated,email,isApproved,isIncentivized,rejectedImageUrls,reply,replyIsPublic',
        'Ada,Warm and soft,hat,1,5,2025-03-02,ada@mail.example,true,false,,Between us: we will refund you,false',
        'Lin,Keeps its shape,hat,1,5,2025-03-02,lin@mail.example,true,false,https://x.example/no.jpg,Thank you,true',
      ].join('\n'),
    );
    await says('Looks like an export from Okendo');
    await toRows();
    expect(screen.getByText('Private replies left out').nextSibling).toHaveTextContent('1');
    await user.click(screen.getByRole('button', { name: 'Import 2 reviews' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(JSON.stringify(send.mock.calls[0]?.[0])).not.toMatch(/Between us|no\.jpg/);
    expect(send.mock.calls[0]?.[0]).toMatchObject({ data: [{ customerName: 'Ada' }, { reply: 'Thank you' }] });
  });

  it('[IMP-13] of another kind leads to the right import', async () => {
    const { choose, says } = openImportPage('/customers/import/points');
    await choose(`${judgeMeHeader}\nTop,Warm,5,2025-03-02,web,ok,Ada,ada@mail.example,1,hat,,,,10.0.0.1,FR\n`);
    await says('This looks like an export of reviews from Judge.me');
    expect(screen.getByRole('link', { name: 'Import reviews' })).toHaveAttribute(
      'href',
      expect.stringContaining('/product-reviews/import/reviews'),
    );
  });

  it('[IMP-13] reads a Shopify customer file with the points of its metafield, and refuses the row without an email', async () => {
    const { user, choose, toRows, send, says } = openImportPage('/customers/import/customers');
    await choose(importFile('shopify-like-customers.csv'));
    await says('Looks like an export from Shopify');
    expect(screen.getByLabelText('Field for Customer ID')).toHaveDisplayValue('Don’t import');
    expect(screen.getByLabelText(/^Field for Loyalty points/)).toHaveDisplayValue('Points');
    await toRows();
    await user.click(screen.getByRole('button', { name: 'Import 2 customers' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(send.mock.calls[0]?.[0]).toEqual({
      path: 'customers',
      data: [
        { emailAddress: 'ada@mail.example', firstName: 'Ada', lastName: 'Berg', points: 120 },
        { emailAddress: 'zoe@mail.example', firstName: 'Zoë 👩‍👩‍👧', lastName: 'O’Neil', points: 35 },
      ],
    });
  });
});

describe('an unknown file', () => {
  it('[IMP-13] does not take repeated IDs of reviewers for products', async () => {
    const { choose, says } = openImportPage('/product-reviews/import/reviews');
    await choose(importFile('reviewer-id-as-product.csv'));
    await says('All 4 rows are ready');
    expect(screen.getByLabelText('Field for reviewer_id')).toHaveDisplayValue('Don’t import');
    expect(screen.getByLabelText('Field for comment')).toHaveDisplayValue('Review text');
  });

  it('[IMP-13] maps the fuller one of two columns with the same header', async () => {
    const { choose } = openImportPage('/customers/import/points');
    await choose(importFile('headers-duplicate-trailing.csv'));
    expect(await screen.findByLabelText('Field for Email')).toHaveDisplayValue('Email');
    expect(screen.getByLabelText('Field for Points')).toHaveDisplayValue('Points');
    expect(screen.getByLabelText('Field for Email (2)')).toHaveDisplayValue('Don’t import');
  });
});
