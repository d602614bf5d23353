import { describe, expect, it } from 'vitest';
import { importKinds } from '../../../../resources/imports';
import { parseTable } from '../../../../src/lib/csv/parseTable';
import { guessColumns } from '../../../../src/pages/import/columns/guessColumns';

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

  it('skips a column whose values contradict its header', async () => {
    expect(await guess('points', 'email,points\na@b.example,gold\nc@d.example,silver\n')).toEqual({ email: 'email' });
  });
});
