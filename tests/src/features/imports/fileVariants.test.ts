import { describe, expect, it } from 'vitest';
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import { getUndecidedFields, isDuplicateUndecided } from '../../../../src/features/imports/flow/flowState';
import { formatCsvLine } from '../../../../src/lib/csv/csvLine';
import { open, start } from './support/openFile';

const columns: Readonly<Record<string, string>> = {
  productId: 'product_id',
  createdAt: 'review_date',
  countryCode: 'country',
  rating: 'rating',
};

/** A file of reviews with these values in the column of one field. */
function fileWith(field: string, values: readonly string[]): string {
  const header = ['title', 'body', columns[field] ?? field, ...(field === 'rating' ? [] : ['rating'])];
  const rows = values.map((value, row) => [
    `Title ${row}`,
    `A text of some words, number ${row}`,
    value,
    ...(field === 'rating' ? [] : ['5']),
  ]);
  return [header, ...rows].map((cells) => formatCsvLine(cells)).join('');
}

describe('dates of other files', () => {
  it.each([
    [
      ['2024/5/14 下午3:20:00', '2024/12/31 上午1:05:00'],
      ['2024-05-14', '2024-12-31'],
    ],
    [
      ['2024. 5. 14. 오후 3:20', '2024. 12. 31. 오전 1:05'],
      ['2024-05-14', '2024-12-31'],
    ],
    [
      ['31/12/2024 3:20 م', '14/05/2024 1:05 ص'],
      ['2024-12-31', '2024-05-14'],
    ],
    [['1715680000000000'], ['2024-05-14']],
    [['2024-05-14T10:00:00Z[UTC]'], ['2024-05-14']],
    // Spreadsheets count days from 1900. From 1904, these would be in the future.
    [
      ['45426', '45657.04514'],
      ['2024-05-14', '2024-12-31'],
    ],
    [
      ['NaT', '—', '2024-05-14', '#VALUE!'],
      [null, null, '2024-05-14', null],
    ],
    [
      ['20240514103000', '20241231000000'],
      ['2024-05-14', '2024-12-31'],
    ],
    [['14-MAY-24 10.30.00.000000 AM'], ['2024-05-14']],
    [['2024-05-14-10.30.00.000000'], ['2024-05-14']],
    [['14/05/2024 - 10:30'], ['2024-05-14']],
    // CST is also China's time, where it is the next day. Only the day is certain.
    [['2024-05-14 20:00 CST'], ['2024-05-14']],
  ])('[IMP-10] %j are read', async (values, days) => {
    const { sent, asked } = await open('reviews', fileWith('createdAt', values));
    expect(asked).toEqual([]);
    expect(sent.map(({ createdAt }) => (createdAt === undefined ? null : String(createdAt).slice(0, 10)))).toEqual(
      days,
    );
  });

  it.each([
    ['14052024'],
    ['14/05/2567'],
    ['1445/11/06'],
    ['令和6年5月14日'],
    ['May 2024'],
    ['14/05'],
    ['/Date(1715680000000)/'],
    ['14May2024'],
    ['2024-14-05'],
    ['2024-W20-2'],
    ['14 tháng 5, 2024'],
    ['2024-05-14 25:00'],
    ['1970-01-01 00:00:00'],
  ])('[IMP-10] %s is an error, and not today', async (value) => {
    const { sent, refused } = await open('reviews', fileWith('createdAt', [value, value]));
    expect(refused).toEqual({ notDay: 2 });
    expect(sent).toEqual([]);
  });

  it('[IMP-10] numbers of days that could count from two years are asked', async () => {
    const { asked, formats } = await open('reviews', fileWith('createdAt', ['43831', '43900']));
    expect(asked).toEqual(['createdAt']);
    expect(formats('createdAt')).toEqual(['serial', 'serial1904']);
  });
});

describe('identifiers of other files', () => {
  it.each([
    ['7012345678901.0', '7012345678901'],
    ["'00123'", '00123'],
    ['“00124”', '00124'],
    ['=00125', '00125'],
    ['P-2\u200b', 'P-2'],
    ['\u202aP-3\u202c', 'P-3'],
    ['gid://shopify/Product/7012345678901', 'gid://shopify/Product/7012345678901'],
    ['#REF!', undefined],
    ['#####', undefined],
    ['#NV', undefined],
    ['#¡REF!', undefined],
    ['MAR-01', 'MAR-01'],
  ])('[IMP-10] %s is sent as %s', async (value, id) => {
    const { sent } = await open('reviews', fileWith('productId', [value, 'P-1']));
    expect(sent.map(({ productId }) => productId)).toEqual([id, 'P-1']);
  });

  it.each([
    '7,012,345,678,901',
    '7.012.345.678.901',
    '701234567890123000',
    '1-Mar',
    'Mar-01',
    '1-Mar-24',
    '01. Mrz',
    '1. Mai',
    '1 sept',
    'Sep 1',
    '01/03/2024',
    '01.03.2024',
    '=T("00123")',
  ])('[IMP-10] %s is refused, since a spreadsheet changed it', async (value) => {
    const { sent, refused } = await open('reviews', fileWith('productId', [value, 'P-1']));
    expect(refused).toEqual({ damagedCode: 1 });
    expect(sent.map(({ productId }) => productId)).toEqual(['P-1']);
  });
});

describe('ratings of other files', () => {
  it.each([
    ['4 étoiles sur 5', 4],
    ['4 stars out of 5', 4],
    ['3 / 5.00', 3],
    ['星5つ中の4', 4],
    ['4つ星', 4],
    ['4★', 4],
    ['★ 4', 4],
    ['4-star', 4],
    ['Rating: 4', 4],
    ['★★★★☆ (4/5)', 4],
    ['4 ★★★★', 4],
  ])('[IMP-10] %s are %i stars', async (value, stars) => {
    const { sent } = await open('reviews', fileWith('rating', [value, '5']));
    expect(sent.map(({ rating }) => rating)).toEqual([stars, 5]);
  });

  it('[IMP-10] are refused if the stars and the number differ', async () => {
    const { refused } = await open('reviews', fileWith('rating', ['★★★★☆ 5/5', '5']));
    expect(refused).toEqual({ notRating: 1 });
  });

  it('[IMP-10] of 1 are asked, so not only the best are read, as the worst', async () => {
    const { asked, formats } = await open('reviews', fileWith('rating', ['0.8', '1.0', '0.2', '0.6']));
    expect(asked).toEqual(['rating']);
    expect(formats('rating')).toEqual([1, 5]);
  });
});

describe('countries of other files', () => {
  it('[IMP-10] NA may be Namibia or no value', async () => {
    const { sent, refused } = await open('reviews', fileWith('countryCode', ['NA', 'DE', 'U.K.', 'EL']));
    expect(refused).toEqual({ ambiguousCountry: 1 });
    expect(sent.map(({ countryCode }) => countryCode)).toEqual(['DE', 'GB', 'GR']);
  });
});

describe('addresses of other files', () => {
  it.each([
    "'ada@mail.example'",
    '“ada@mail.example”',
    'ada@mail.example (Ada)',
    '(ada@mail.example)',
    'ａｄａ@mail.example',
    'ada＠mail.example',
    'mailto:ada@mail.example?subject=Hello',
    'ada@mail.example:',
  ])('[IMP-10] %s is ada@mail.example', async (value) => {
    const rows = [
      ['email', 'points'],
      [value, '10'],
      ['lin@mail.example', '20'],
      ['jon@mail.example', '30'],
    ];
    const { sent } = await open('points', rows.map((cells) => formatCsvLine(cells)).join(''));
    expect(sent[0]).toEqual({ email: 'ada@mail.example', points: 10 });
  });
});

describe('words of other files', () => {
  it('[IMP-10] of R and databases are empty', async () => {
    const header = 'rating,body,review_date,reviewer_email,country_code\n';
    const rows = ['NA,NaT,-', '--,<NA>,(blank)', '[null],#DIV/0!,–', 'ada@mail.example,2024-05-01,US'].map(
      (cells, row) => {
        const [email, day, country] = cells.split(',');
        return `5,A text of some words ${row},${day},${email},${country}\n`;
      },
    );
    const { sent, refused } = await open('reviews', header + rows.join(''));
    expect(refused).toEqual({});
    expect(sent.map(({ rating, description, ...others }) => Object.keys(others))).toEqual([
      [],
      [],
      [],
      ['customerEmail', 'createdAt', 'countryCode'],
    ]);
  });

  it.each([
    ['customers', 'E-mail;Imię;Nazwisko;Punkty', ['emailAddress', 'firstName', 'lastName', 'points']],
    ['customers', 'Почта;Имя;Фамилия;Баллы', ['emailAddress', 'firstName', 'lastName', 'points']],
    ['customers', 'E-posta;Ad Soyad;Puan', ['emailAddress', 'name', 'points']],
    ['points', 'メールアドレス;名前;ポイント', ['email', 'name', 'points']],
    ['points', '邮箱;姓名;积分', ['email', 'name', 'points']],
    ['points', '이메일;이름;포인트', ['email', 'name', 'points']],
    ['customers', 'Email;Loyalty points (customer.metafields.loyalty.points)', ['emailAddress', 'points']],
    [
      'reviews',
      'Bewertung;Titel;Kommentar;Kunde;Datum',
      ['createdAt', 'customerName', 'description', 'rating', 'title'],
    ],
    [
      'reviews',
      'Calificación;Título;Comentario;Nombre;Fecha',
      ['createdAt', 'customerName', 'description', 'rating', 'title'],
    ],
    ['reviews', 'Beoordeling;Titel;Tekst;Naam;Datum', ['createdAt', 'customerName', 'description', 'rating', 'title']],
    [
      'reviews',
      'Ocena;Tytuł recenzji;Treść;Imię;Data',
      ['createdAt', 'customerName', 'description', 'rating', 'title'],
    ],
    ['reviews', 'Rating;Title;Review;Reviewed by;Date and time', ['createdAt', 'description', 'rating', 'title']],
    ['reviews', '評価;タイトル;コメント;名前;日付', ['createdAt', 'customerName', 'description', 'rating', 'title']],
    ['reviews', '评分;标题;评价;昵称;日期', ['createdAt', 'customerName', 'description', 'rating', 'title']],
  ] as const)('[IMP-13] a file of %s has the columns %s', async (kind, header, fields) => {
    const samples: Readonly<Record<string, string>> = {
      email: 'ada@mail.example',
      emailAddress: 'ada@mail.example',
      points: '120',
      rating: '5',
      title: 'Good one',
      description: 'A text of some more words',
      createdAt: '2024-05-01',
    };
    const order = kind === 'reviews' ? ['rating', 'title', 'description', 'customerName', 'createdAt'] : fields;
    const row = order.map((field) => samples[field] ?? 'Ada').join(';');
    const { state } = await open(kind, `${header}\n${row}\n${row.replaceAll('ada@', 'lin@')}\n`);
    expect(Object.keys(state.mapping).toSorted()).toEqual([...fields].toSorted());
    expect(Object.keys(state.mapping).every((field) => field in importKinds[kind].fields)).toBe(true);
  });
});

describe('files that are no table', () => {
  it.each([
    '<!DOCTYPE html><html><body>Sign in</body></html>',
    '\ufeff<table><tr><td>email</td><td>points</td></tr></table>',
    '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>',
    '[{"email":"ada@mail.example","points":120}]',
    '{"email":"ada@mail.example","points":120}\n{"email":"lin@mail.example","points":40}\n',
  ])('[IMP-08] are refused with what to do: %s', async (content) => {
    const { state } = await open('points', content);
    expect(state.reading).toEqual({ kind: 'refused', issue: { kind: 'notTable', line: null } });
  });
});

describe('an unquoted separator before an empty cell', () => {
  it.each([
    [
      'reviews',
      'rating,title,body,name,reply',
      '5,Great,Warm and soft, a good buy,Ada,',
      '4,Fine,Good one here,Lin,Thanks',
    ],
    ['reviews', 'rating,title,body,name,reply', '5,Great,Warm and soft,so a good buy,Ada,', '4,Fine,Good one,Lin,'],
    [
      'reviews',
      'rating,title,body,name,city',
      '5,Great,Warm and soft, a good buy,Ada',
      '4,Fine,Good one here,Lin,Oslo',
    ],
    ['reviews', 'rating;title;body;name;reply', '5;Great;Warm and soft; a good buy;Ada;', '4;Fine;Good one;Lin;Thanks'],
    ['reviews', 'rating,title,body,name', '5,Great,Warm\\, soft,', '4,Fine,Good one,Ada'],
    ['reviews', 'rating,title,body,name', '5,"Great, really",Warm, soft', '4,Fine,Good one,Ada'],
    [
      'customers',
      'email,first name,last name,company',
      'ada@mail.example,Ada,Berg, Jr.',
      'lin@mail.example,Lin,Chen,Bolt',
    ],
    ['points', 'email,points,tier', 'ada@mail.example,1,200,', 'lin@mail.example,40,gold'],
    ['points', 'email,points,tier', 'ada@mail.example,1,200', 'lin@mail.example,40,gold'],
    ['points', 'email,points,tier', 'ada@mail.example,1,200', 'lin@mail.example,40,'],
  ] as const)('[IMP-12] is named in a file of %s with %s: %s', async (kind, header, shifted, other) => {
    const { sent, refused } = await open(kind, `${header}\n${shifted}\n${other}\n${other}x\n`);
    expect(refused).toMatchObject({ shifted: 1 });
    expect(JSON.stringify(sent)).not.toMatch(/Great|ada@/);
  });

  it.each([
    ['a file with a space after each', 'email, points, tier\nada@mail.example, 10, gold\nlin@mail.example, 20, gold\n'],
    ['rows that all end with one', 'email,points,tier\nada@mail.example,10,gold,\nlin@mail.example,20,gold,\n'],
    ['quoted texts with spaces', 'email,points,tier\nada@mail.example,10," gold, or so"\nlin@mail.example,20,gold\n'],
    ['columns of numbers', 'email,points,orders\nada@mail.example,10,200\nlin@mail.example,20,3\n'],
  ])('is not seen in %s', async (_what, content) => {
    const { sent, refused } = await open('points', content);
    expect(refused).toEqual({});
    expect(sent.map(({ points }) => points)).toEqual([10, 20]);
  });
});

describe('quotes with something around them', () => {
  it.each([
    ['spaces', 'rating, title, body\n5, "Great, really",  "Warm ""and"" soft"\n4, "Fine", "Good"\n'],
    ['spaces and tabs', 'rating\ttitle\tbody\n5\t "Great, really"\t "Warm ""and"" soft"\n4\t "Fine"\tGood\n'],
    ['whole lines', '"rating,title,body"\n"5,""Great, really"",""Warm """"and"""" soft"""\n"4,Fine,Good"\n'],
    [
      'whole lines but the header',
      'rating,title,body\n"5,""Great, really"",""Warm """"and"""" soft"""\n"4,Fine,Good"\n',
    ],
    [
      'whole lines and empty cells',
      '"rating,title,body";;\r\n"5,""Great, really"",""Warm """"and"""" soft""";;\r\n"4,Fine,Good";;\r\n',
    ],
  ])('[IMP-12] %s', async (_what, content) => {
    const { sent, refused } = await open('reviews', content);
    expect(refused).toEqual({});
    expect(sent).toEqual([
      { rating: 5, title: 'Great, really', description: 'Warm "and" soft' },
      { rating: 4, title: 'Fine', description: 'Good' },
    ]);
  });

  it('[IMP-12] spaces and quotes inside a text stay', async () => {
    const { sent } = await open(
      'reviews',
      'rating,title,body\n5,Fine,"They say, ""soft"", and, ""warm"""\n4,Good,"a, "" b"\n',
    );
    expect(sent.map(({ description }) => description)).toEqual(['They say, "soft", and, "warm"', 'a, " b']);
  });
});

describe('ISO-2022-JP, which is ASCII but for its escape sequences', () => {
  it('[IMP-08] is read', async () => {
    const name = '\u001b$B:4F#\u001b(B';
    const { sent, state } = await open('customers', `email,name\nada@mail.example,${name}\n`);
    expect(sent).toEqual([{ emailAddress: 'ada@mail.example', name: '佐藤' }]);
    expect(state.table?.text?.encoding).toBe('iso-2022-jp');
  });
});

describe('line breaks of a workbook', () => {
  it('[IMP-12] are offered to be converted', async () => {
    const { state } = await open('reviews', 'rating,body\n5,"Warm_x000D_\nand soft"\n4,Fine for me and others\n');
    expect(state.table?.repairable).toEqual({ lineBreaks: 1 });
  });
});

describe('countries that may be states', () => {
  const file = (header: string, values: readonly string[]) =>
    `rating,body,${header}\n${values.map((value, row) => `5,A text of some words ${row},${value}\n`).join('')}`;
  const readAs = async (header: string, values: readonly string[], choice?: 'country' | 'state') => {
    const { flow, settle } = start('reviews', file(header, values));
    await settle();
    flow.mapColumn(2, 'countryCode');
    await settle();
    const asked = getUndecidedFields(flow.get());
    if (choice) flow.setFormat('countryCode', choice);
    await settle();
    const sent = flow.get().summary ? await flow.readyRows(0, 100) : [];
    flow.dispose();
    return { asked, countries: sent.map(({ countryCode }) => countryCode) };
  };

  it.each([
    ['country', ['CA', 'DE', 'CA'], undefined, [], ['CA', 'DE', 'CA']],
    ['location', ['CA', 'TX', 'NY'], undefined, ['countryCode'], []],
    ['location', ['CA', 'TX', 'ON'], 'state', ['countryCode'], ['US', 'US', 'CA']],
    ['location', ['CA', 'FR', 'TX'], 'country', ['countryCode'], ['CA', 'FR']],
    ['State/Province', ['CA', 'DE', 'CA'], undefined, ['countryCode'], []],
    ['Province Code', ['Texas', 'QC', 'Ohio'], undefined, [], ['US', 'CA', 'US']],
  ] as const)('[IMP-10] %s with %j is read as %s', async (header, values, choice, asked, countries) => {
    expect(await readAs(header, values, choice)).toEqual({ asked, countries });
  });

  it('[IMP-11] several states are no column of countries', async () => {
    const { state } = await open('reviews', file('location', ['CA', 'TX', 'NY']));
    expect(Object.keys(state.mapping)).toEqual(['rating', 'description']);
  });
});

describe('the word None', () => {
  const names = async (rows: string) => {
    const { sent, state } = await open('customers', `email,first name,last name\n${rows}`);
    return [state.readings?.['lastName']?.emptyWords, sent.map(({ firstName, lastName }) => [firstName, lastName])];
  };

  it('[IMP-11] is a name if the file has it once, as are True and Null', async () => {
    expect(await names('a@mail.example,True,None\nb@mail.example,Ada,Null\n')).toEqual([
      0,
      [
        ['True', 'None'],
        ['Ada', 'Null'],
      ],
    ]);
  });

  it('[IMP-11] is an empty cell if the file has it again', async () => {
    expect(await names('a@mail.example,None,None\nb@mail.example,Ada,Berg\n')).toEqual([
      1,
      [
        [undefined, undefined],
        ['Ada', 'Berg'],
      ],
    ]);
  });
});

describe('known export files', () => {
  it.each([
    [
      'Shopify Product Reviews',
      'reviews',
      'state,rating,title,author,email,location,body,reply,created_at,replied_at,product_handle',
      'published,5,Great,Ada,ada@mail.example,Oslo,Warm and soft,Thanks,2024-05-14 10:00:00 UTC,,hat',
      'unpublished,1,Bad,Lin,lin@mail.example,Rome,Not good,,2024-05-15 10:00:00 UTC,,hat',
      {
        rating: 5,
        title: 'Great',
        description: 'Warm and soft',
        productId: 'hat',
        customerName: 'Ada',
        customerEmail: 'ada@mail.example',
        createdAt: '2024-05-14T10:00:00.000Z',
        reply: 'Thanks',
      },
    ],
    [
      'Trustpilot',
      'reviews',
      'Domain Url,Review Id,Review Created (UTC),Review Username,Review User Email,Review Title,Review Content,Review Stars,Company Response',
      'shop.example,2,2024-05-14 10:00:00,Ada,ada@mail.example,Great,Warm and soft,5,Thanks',
      'shop.example,3,,Lin,lin@mail.example,Bad,Not good,none,',
      {
        rating: 5,
        title: 'Great',
        description: 'Warm and soft',
        customerName: 'Ada',
        customerEmail: 'ada@mail.example',
        createdAt: '2024-05-14T10:00:00.000Z',
        reply: 'Thanks',
      },
    ],
    [
      'Trustpilot',
      'reviews',
      'review_id,stars,product_name,product_sku,content,consumer_name,created_at',
      '1,5,Hat,HAT-1,Warm and soft,Ada,2024-05-14',
      '2,none,Hat,HAT-1,Not good,Lin,2024-05-15',
      {
        rating: 5,
        description: 'Warm and soft',
        productId: 'HAT-1',
        productName: 'Hat',
        customerName: 'Ada',
        createdAt: '2024-05-14T10:00:00.000Z',
      },
    ],
    [
      'Square',
      'customers',
      'First Name,Last Name,Email Address,Phone Number,Email Subscription Status,Lifetime Spend,Last Visit',
      'Ada,Berg,ada@mail.example,+15550100,unknown,$10.00,2024-05-14',
      'Lin,Chen,,+15550101,subscribed,$0.00,',
      { emailAddress: 'ada@mail.example', firstName: 'Ada', lastName: 'Berg' },
    ],
  ] as const)('[IMP-13] of %s (%s) are read as they are meant', async (product, kind, header, row, other, value) => {
    const { state, sent } = await open(kind, `${header}\n${row}\n${other}\n`);
    expect(state.table?.preset?.product).toBe(product);
    expect(sent).toEqual([value]);
  });
});

describe('traps of export files', () => {
  const mapOf = async (kind: ImportKindName, content: string) => {
    const { state } = await open(kind, content);
    const { columns: named = [] } = state.table ?? {};
    return Object.fromEntries(Object.entries(state.mapping).map(([field, index]) => [field, named[index]?.name]));
  };

  it.each([
    [
      'consent that is inverted',
      'customers',
      'EMAIL;LASTNAME;FIRSTNAME;SMS;EMAIL_BLACKLISTED;ADDED_TIME\nada@mail.example;Berg;Ada;15550100;Yes;12-04-2022 09:30\n',
      { emailAddress: 'EMAIL', firstName: 'FIRSTNAME', lastName: 'LASTNAME' },
    ],
    [
      'money beside points',
      'points',
      'Email,Credits Balance,Points Balance,VIP Tier\nada@mail.example,12.50,120,Gold\n',
      { email: 'Email', points: 'Points Balance' },
    ],
    ['money that is called loyalty', 'points', 'email,loyalty_balance\nada@mail.example,120\n', { email: 'email' }],
    [
      'balances of cards without an address',
      'points',
      'cardIdentifier,cardState,currentBalance,pendingBalance,spentBalance\nC-1,active,120,5,40\n',
      { points: 'currentBalance' },
    ],
    [
      'passwords, tokens and IP addresses',
      'customers',
      'Email *,Password *,rp_token,Registration IP Address,OPTIN_IP\nada@mail.example,x,y,10.0.0.1,10.0.0.2\n',
      { emailAddress: 'Email *' },
    ],
    [
      'how often a member opens emails',
      'reviews',
      'Email Address,MEMBER_RATING,NOTES\nada@mail.example,4,Likes it very much indeed\n',
      { customerEmail: 'Email Address' },
    ],
    [
      'the picture and the average of the product',
      'reviews',
      'productImageUrl,average_rating,rating,body\nhttps://shop.example/a.jpg,4.6,5,A text of some words\n',
      { rating: 'rating', description: 'body' },
    ],
  ] as const)('[IMP-13] %s', async (_trap, kind, content, mapping) => {
    expect(await mapOf(kind, content)).toEqual(mapping);
  });

  it.each([
    ['1', '2', '3'],
    ['Active', 'Hidden', 'Hidden'],
    ['approved', 'disapproved', 'pending'],
    ['enable', 'disable', 'disable'],
    ['published', 'unpublished', 'whatever'],
  ])('[IMP-13] only %s is published, not %s or %s', async (...words) => {
    const rows = words.map((word, row) => `5,A text of some words ${row},${word}\n`);
    const { state, sent } = await open('reviews', `rating,body,status\n${rows.join('')}`);
    expect(state.summary).toMatchObject({ readyRows: 1, unpublished: 2 });
    expect(sent).toEqual([{ rating: 5, description: 'A text of some words 0' }]);
  });

  it.each([
    ['hidden', 'no', 'yes'],
    ['visibility', 'public', 'private'],
    ['visible', 'TRUE', 'FALSE'],
    ['Published on storefront', 'Y', 'N'],
    ['enabled', 'on', 'off'],
    ['Veröffentlicht', 'ja', 'nein'],
    ['is_spam', 'false', 'true'],
    ['Is Private', 'N', 'Y'],
    ['draft', '0', '1'],
    ['flagged', '', 'x'],
    ['deleted_at', 'NULL', '2024-05-14 10:00:00'],
    ['deleted_at', '0000-00-00 00:00:00', '2024-05-14 10:00:00'],
    ['created_at,published_at', '2024-05-13,2024-05-14', '2024-05-13,'],
    ['status,spam,deleted', 'published,0,0', 'published,1,0'],
    ['approved,visible', 'yes,yes', 'yes,no'],
  ])('[IMP-13] a column %s with %s is public, with %s not', async (header, shown, hidden) => {
    const rows = [shown, hidden, hidden].map((cells, row) => `5,A text of some words ${row},${cells}\n`);
    const { state, sent } = await open('reviews', `rating,body,${header}\n${rows.join('')}`);
    expect(state.summary).toMatchObject({ readyRows: 1, unpublished: 2 });
    expect(sent.map(({ description }) => description)).toEqual(['A text of some words 0']);
  });

  it('[IMP-13] a balance is not taken from the sum of all points', async () => {
    const { sent } = await open(
      'points',
      'email,total_points,used_points,remaining_points\nada@mail.example,500,380,120\n',
    );
    expect(sent).toEqual([{ email: 'ada@mail.example', points: 120 }]);
  });

  it('[IMP-13] replies that are rows of their own have no rating, and 0 isn’t one', async () => {
    const header = 'comment_ID,comment_post_ID,comment_author,comment_content,comment_approved,comment_parent,rating\n';
    const rows = [
      '1,7,Ada,Warm and soft thing,1,0,5',
      '2,7,Shop,Thank you very much,1,1,',
      '3,7,Lin,Not for me at all,1,0,0',
    ];
    const { sent, refused } = await open('reviews', `${header}${rows.join('\n')}\n`);
    expect(refused).toEqual({ missing: 1, zeroRating: 1 });
    expect(sent).toHaveLength(1);
  });

  it('[IMP-13] a history of points is asked to be summed', async () => {
    const { state } = await open(
      'points',
      'email,points\nada@mail.example,100\nada@mail.example,-40\nlin@mail.example,10\n',
    );
    expect(isDuplicateUndecided('points', state)).toBe(true);
  });
});
