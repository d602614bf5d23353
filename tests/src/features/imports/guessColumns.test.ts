import { describe, expect, it } from 'vitest';
import { importKinds } from '../../../../resources/imports';
import { guessColumns } from '../../../../src/features/imports/columns/guessColumns';
import { parseTable } from '../../../../src/lib/csv/parseTable';

async function guess(kind: keyof typeof importKinds, text: string): Promise<Record<string, string | null>> {
  const table = await parseTable(text);
  const mapping = guessColumns(table, importKinds[kind]);
  return Object.fromEntries(
    Object.entries(mapping).map(([field, index]) => [field, table.columns[index]?.name ?? null]),
  );
}

describe('guessColumns', () => {
  it('[IMP-05] maps a review file of another product by headers and values', async () => {
    const rows = ['0,767,33,,Wonderful,4,1', '1,1080,34,,"Love it, so pretty",5,1', '2,767,60,Flaws,Had hopes,3,0'];
    const file = [',Clothing ID,Age,Title,Review Text,Rating,Recommended IND', ...rows].join('\n');
    expect(await guess('reviews', file)).toEqual({
      title: 'Title',
      description: 'Review Text',
      rating: 'Rating',
      productId: 'Clothing ID',
    });
  });

  it.each([
    [
      'reviews',
      'title,body,rating,review_date,reviewer_name,reviewer_email,product_id,product_handle,reply\nA,B,5,2024-01-02 10:00:00 UTC,Ada,a@b.example,1,h,Thanks\n',
      {
        title: 'title',
        description: 'body',
        rating: 'rating',
        createdAt: 'review_date',
        customerName: 'reviewer_name',
        customerEmail: 'reviewer_email',
        productId: 'product_id',
        reply: 'reply',
      },
    ],
    [
      'reviews',
      'review_score;review_title;review_content;date;display_name;email;product_title\n5;A;B;31.12.2024;Ada;a@b.example;Dress\n',
      {
        rating: 'review_score',
        title: 'review_title',
        description: 'review_content',
        createdAt: 'date',
        customerName: 'display_name',
        customerEmail: 'email',
        productName: 'product_title',
      },
    ],
    ['points', 'E-Mail;Points Balance\na@b.example;1200\n', { email: 'E-Mail', points: 'Points Balance' }],
    // The names of Rivo's fields.
    ['points', 'email,points_tally\na@b.example,1200\n', { email: 'email', points: 'points_tally' }],
    [
      'customers',
      'email,loyalty_points_tally,credits_tally\na@b.example,1200,25.50\n',
      { emailAddress: 'email', points: 'loyalty_points_tally' },
    ],
    ['points', 'a@b.example,5\nc@d.example,7\n', { email: null, points: null }],
    [
      'customers',
      'First Name,Last Name,Email,Points,Referral Code\nAda,L,a@b.example,5,ADA\n',
      {
        firstName: 'First Name',
        lastName: 'Last Name',
        emailAddress: 'Email',
        points: 'Points',
        referralCode: 'Referral Code',
      },
    ],
  ] as const)('maps the columns of %s: %s', async (kind, file, expected) => {
    expect(await guess(kind, file)).toEqual(expected);
  });

  it.each([
    ['snake case', 'customer_review_text', 'creation_date'],
    ['camelCase', 'customerReviewText', 'creationDate'],
    ['no separators', 'reviewtext', 'creationdate'],
    ['French', "Texte de l'avis client", 'Date de création'],
    ['Arabic', 'نص المراجعة', 'تاريخ الإنشاء'],
  ])('[IMP-05] reads the words of a header: %s', async (_, text, date) => {
    const file = `${text},${date},Quantity\nKeeps its shape,2024-05-01,5\n`;
    expect(await guess('reviews', file)).toEqual({ description: text, createdAt: date });
  });

  it.each([
    'Empfehlungscode',
    'Code de parrainage',
    'Código de referido',
    'Codice invito',
    'Реферальный код',
    'Davet kodu',
  ])('[IMP-05] finds referral codes in other languages: %s', async (code) => {
    const file = `E-Mail;${code}\na@b.example;ADA-10\n`;
    expect(await guess('customers', file)).toEqual({ emailAddress: 'E-Mail', referralCode: code });
  });

  it('[IMP-05] reads the values of a file without headers', async () => {
    const rows = [
      'a@b.example,2024-05-01,5,Keeps its shape after many washes',
      'c@d.example,2024-05-02,4,Softer than I expected it to be',
    ];
    const table = await parseTable(rows.join('\n'));
    expect(guessColumns(table, importKinds.reviews)).toEqual({
      customerEmail: 0,
      createdAt: 1,
      rating: 2,
      description: 3,
    });
  });

  it.each([
    ['two columns with the same header', 'Title,Title,Rating\nA,B,5\n', { rating: 'Rating' }],
    [
      'two columns of emails under unknown headers',
      'Sent to,Copy to,Rating\na@b.example,c@d.example,5\n',
      { rating: 'Rating' },
    ],
    ["someone else's email", 'Store contact,Rating\na@b.example,5\n', { rating: 'Rating' }],
    ['addresses under the name of a text', 'Review,Rating\nhttps://shop.example/r/1,5\n', { rating: 'Rating' }],
    ['a date of something else', 'Order date,Update time,Rating\n2024-05-01,2024-05-02,5\n', { rating: 'Rating' }],
    ['the text of the product', 'Product description,Rating\nA long warm coat of wool,5\n', { rating: 'Rating' }],
  ])('[IMP-05] leaves uncertain columns unmapped: %s', async (_, file, expected) => {
    expect(await guess('reviews', file)).toEqual(expected);
  });

  it('[IMP-05] prefers the filled one of two columns', async () => {
    const table = await parseTable('Title,Title,Rating\n,B,5\n,C,4\n');
    expect(guessColumns(table, importKinds.reviews)).toEqual({ title: 1, rating: 2 });
  });

  it('skips a column whose values contradict its header', async () => {
    expect(await guess('points', 'email,points\na@b.example,gold\nc@d.example,silver\n')).toEqual({ email: 'email' });
  });
});
