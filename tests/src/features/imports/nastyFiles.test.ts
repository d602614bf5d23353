import { expect, it } from 'vitest';
import { type ImportKindName, importKinds } from '../../../../resources/imports';
import { open } from './support/openFile';

/** What becomes of a file: the rows sent, the lines refused with their errors, and the fields that are asked. */
interface Outcome {
  sends: readonly object[];
  refuses?: Readonly<Record<string, string>>;
  unpublished?: number;
  asks?: readonly string[];
}

/** The rows to send for a@b.example and c@d.example. */
const toPoints = (...amounts: readonly number[]) =>
  amounts.map((points, index) => ({ email: ['a@b.example', 'c@d.example'][index], points }));

/** Files as spreadsheets and people leave them. */
const files: readonly (readonly [string, ImportKindName, string, Outcome])[] = [
  [
    'two files joined, each with a mark and a header',
    'customers',
    '﻿email,first name,points\na@b.example,Ada,5\n﻿email,first name,points\nc@d.example,Lin,7\n',
    {
      sends: [
        { emailAddress: 'a@b.example', firstName: 'Ada', points: 5 },
        { emailAddress: 'c@d.example', firstName: 'Lin', points: 7 },
      ],
      refuses: { '3': 'notEmail notNumber' },
    },
  ],
  [
    'two files joined, the second with a mark',
    'points',
    'email,points\na@b.example,5\n﻿c@d.example,7\n',
    {
      sends: toPoints(5, 7),
    },
  ],
  [
    'a total below the rows',
    'points',
    'email,points\na@b.example,5\nc@d.example,7\nTotal,12\n',
    {
      sends: toPoints(5, 7),
      refuses: { '4': 'notEmail' },
    },
  ],
  [
    'a total without a name',
    'points',
    'name,email,points\nAda,a@b.example,5\nLin,c@d.example,7\n,,12\n',
    {
      sends: [
        { email: 'a@b.example', points: 5, name: 'Ada' },
        { email: 'c@d.example', points: 7, name: 'Lin' },
      ],
      refuses: { '4': 'missing' },
    },
  ],
  ['signs of currencies', 'points', 'email,points\na@b.example,$5\nc@d.example,€7\n', { sends: [], asks: ['points'] }],
  ['percents', 'points', 'email,points\na@b.example,5%\nc@d.example,7%\n', { sends: [], asks: ['points'] }],
  [
    'semicolons and decimal commas of LibreOffice',
    'points',
    'E-Mail;Name;Punkte\na@b.example;Ada;1.250,00\nc@d.example;Lin;20,00\n',
    {
      sends: [
        { email: 'a@b.example', points: 1250, name: 'Ada' },
        { email: 'c@d.example', points: 20, name: 'Lin' },
      ],
    },
  ],
  [
    'ratings with decimal commas',
    'reviews',
    'Bewertung;Text;Datum\n4,5;Sehr gut gemacht und schön;14.05.2024\n5,0;Alles wirklich ganz prima;15.05.2024\n',
    {
      sends: [{ rating: 5, description: 'Alles wirklich ganz prima', createdAt: '2024-05-15T10:00:00.000Z' }],
      refuses: { '2': 'halfRating' },
    },
  ],
  [
    'ratings in stars, keys and thumbs',
    'reviews',
    'rating,body\n⭐⭐⭐⭐⭐,Great and warm hat\n⭐️⭐️⭐️,Quite good hat here\n5️⃣,Great hat it is\n👍,ok hat it is\n',
    {
      sends: [
        { rating: 5, description: 'Great and warm hat' },
        { rating: 3, description: 'Quite good hat here' },
        { rating: 5, description: 'Great hat it is' },
      ],
      refuses: { '5': 'notRating' },
    },
  ],
  [
    'Dutch headers of reviews',
    'reviews',
    'Beoordeling;Titel;Recensie;Naam klant;Datum;Land\n5;Top;Heel goed product echt waar;Jan;14-05-2024;Nederland\n4;Ok;Prima product echt waar hoor;Piet;15-05-2024;België\n',
    {
      sends: [
        {
          rating: 5,
          title: 'Top',
          description: 'Heel goed product echt waar',
          customerName: 'Jan',
          createdAt: '2024-05-14T10:00:00.000Z',
          countryCode: 'NL',
        },
        {
          rating: 4,
          title: 'Ok',
          description: 'Prima product echt waar hoor',
          customerName: 'Piet',
          createdAt: '2024-05-15T10:00:00.000Z',
          countryCode: 'BE',
        },
      ],
    },
  ],
  [
    'Polish headers of reviews',
    'reviews',
    'Ocena;Tytuł;Treść opinii;Imię klienta;Data dodania;Kraj\n5;Super;Bardzo dobry produkt polecam;Jan;14.05.2024;Polska\n4;Ok;Dobry produkt polecam go;Ewa;15.05.2024;Niemcy\n',
    {
      sends: [
        {
          rating: 5,
          title: 'Super',
          description: 'Bardzo dobry produkt polecam',
          customerName: 'Jan',
          createdAt: '2024-05-14T10:00:00.000Z',
          countryCode: 'PL',
        },
        {
          rating: 4,
          title: 'Ok',
          description: 'Dobry produkt polecam go',
          customerName: 'Ewa',
          createdAt: '2024-05-15T10:00:00.000Z',
          countryCode: 'DE',
        },
      ],
    },
  ],
  [
    'Turkish headers of reviews',
    'reviews',
    'Puan;Başlık;Yorum;Müşteri adı;Tarih;Ülke\n5;Harika;Çok güzel bir ürün gerçekten;Ali;14.05.2024;Türkiye\n4;İyi;Güzel bir ürün gerçekten;Veli;15.05.2024;Almanya\n',
    {
      sends: [
        {
          rating: 5,
          title: 'Harika',
          description: 'Çok güzel bir ürün gerçekten',
          customerName: 'Ali',
          createdAt: '2024-05-14T10:00:00.000Z',
          countryCode: 'TR',
        },
        {
          rating: 4,
          title: 'İyi',
          description: 'Güzel bir ürün gerçekten',
          customerName: 'Veli',
          createdAt: '2024-05-15T10:00:00.000Z',
          countryCode: 'DE',
        },
      ],
    },
  ],
  [
    'Turkish headers of customers',
    'customers',
    'E-posta,Ad,Soyad,Puan\na@b.example,Işıl,Yıldız,1.250\nc@d.example,Ali,Can,300\n',
    {
      sends: [
        { emailAddress: 'a@b.example', firstName: 'Işıl', lastName: 'Yıldız', points: 1250 },
        { emailAddress: 'c@d.example', firstName: 'Ali', lastName: 'Can', points: 300 },
      ],
    },
  ],
  [
    'Dutch headers of customers',
    'customers',
    'E-mailadres,Voornaam,Achternaam,Punten\na@b.example,Jan,de Vries,1.250\nc@d.example,An,Bos,300\n',
    {
      sends: [
        { emailAddress: 'a@b.example', firstName: 'Jan', lastName: 'de Vries', points: 1250 },
        { emailAddress: 'c@d.example', firstName: 'An', lastName: 'Bos', points: 300 },
      ],
    },
  ],
  [
    'Polish headers of customers',
    'customers',
    'Adres e-mail;Imię;Nazwisko;Liczba punktów\na@b.example;Jan;Kowalski;1 250\nc@d.example;Ewa;Nowak;300\n',
    {
      sends: [
        { emailAddress: 'a@b.example', firstName: 'Jan', lastName: 'Kowalski', points: 1250 },
        { emailAddress: 'c@d.example', firstName: 'Ewa', lastName: 'Nowak', points: 300 },
      ],
    },
  ],
  [
    'marks of the text direction',
    'points',
    'email,points\n‏a@b.example‎,‎5‏\n‪c@d.example‬,‫7‬\n',
    {
      sends: toPoints(5, 7),
    },
  ],
  [
    'marks of the text direction around countries',
    'reviews',
    'rating,body,country\n‎5,Great and warm hat,‏DE\n4,Fine and soft hat,‏France\n',
    {
      sends: [
        { rating: 5, description: 'Great and warm hat', countryCode: 'DE' },
        { rating: 4, description: 'Fine and soft hat', countryCode: 'FR' },
      ],
    },
  ],
  [
    'zero bytes around values',
    'points',
    'email,points\na@b.example\u0000,5\nc@d.example,\u00007\n',
    {
      sends: toPoints(5, 7),
    },
  ],
  [
    'a zero byte in a text',
    'reviews',
    'rating,body\n5,Great\u0000 warm and soft hat\n4,Fine and soft hat\n',
    {
      sends: [
        { rating: 5, description: 'Great\u0000 warm and soft hat' },
        { rating: 4, description: 'Fine and soft hat' },
      ],
    },
  ],
  [
    'Arabic digits of ratings and dates',
    'reviews',
    'rating,body,date\n٥,Great and warm hat,٢٠٢٤-٠٥-١٤\n٤,Fine and soft hat,٢٠٢٤/٠٥/١٥\n',
    {
      sends: [
        { rating: 5, description: 'Great and warm hat', createdAt: '2024-05-14T10:00:00.000Z' },
        { rating: 4, description: 'Fine and soft hat', createdAt: '2024-05-15T10:00:00.000Z' },
      ],
    },
  ],
  [
    'Arabic digits of points',
    'points',
    'email,points\na@b.example,١٬٢٥٠\nc@d.example,٣٠٠\n',
    {
      sends: toPoints(1250, 300),
    },
  ],
  [
    'links around addresses',
    'points',
    'email,points\n"=HYPERLINK(""mailto:a@b.example"",""a@b.example"")",5\n"=HYPERLINK(""mailto:c@d.example"";""c@d.example"")",7\n',
    {
      sends: toPoints(5, 7),
    },
  ],
  [
    'links around titles and identifiers',
    'reviews',
    'rating,title,body,product_id\n5,"=HYPERLINK(""https://x.example"",""Great"")",Warm and soft thing,"=HYPERLINK(""https://x.example/p/1"",""P-1"")"\n',
    { sends: [{ rating: 5, title: 'Great', description: 'Warm and soft thing', productId: 'P-1' }] },
  ],
  [
    'formulas without results',
    'reviews',
    'rating,title,body\n5,=A1&B1,Warm and soft thing\n4,=CONCATENATE("a"),Fine and good thing\n',
    { sends: [], refuses: { '2': 'damagedCode', '3': 'damagedCode' } },
  ],
  [
    'errors of formulas',
    'reviews',
    'rating,title,body\n5,#N/A,Warm and soft thing\n#N/A,Ok,Fine and good thing\n4,#ERROR!,#NAME?\n',
    { sends: [{ rating: 5, description: 'Warm and soft thing' }, { rating: 4 }], refuses: { '3': 'missing' } },
  ],
  [
    'errors of Google Sheets',
    'points',
    'email,points\na@b.example,#ERROR!\nc@d.example,Loading...\nx@y.example,#VALUE!\n',
    { sends: [], refuses: { '2': 'missing', '3': 'missing', '4': 'missing' } },
  ],
  [
    'checkboxes of Google Sheets',
    'reviews',
    'rating,body,published\n5,Warm and soft thing,TRUE\n4,Fine and good thing,FALSE\n',
    { sends: [{ rating: 5, description: 'Warm and soft thing' }], unpublished: 1 },
  ],
  [
    'the name of a table of Numbers',
    'customers',
    'Table 1,,\nEmail,First name,Points\na@b.example,Ada,5\nc@d.example,Lin,7\n',
    {
      sends: [
        { emailAddress: 'a@b.example', firstName: 'Ada', points: 5 },
        { emailAddress: 'c@d.example', firstName: 'Lin', points: 7 },
      ],
    },
  ],
  [
    'answers of a Google form',
    'reviews',
    'Timestamp,Your rating,Your review,Email Address\n5/14/2024 10:15:30,5,Warm and soft thing,a@b.example\n5/15/2024 10:15:30,4,Good and fine thing,c@d.example\n',
    {
      sends: [
        {
          rating: 5,
          description: 'Warm and soft thing',
          customerEmail: 'a@b.example',
          createdAt: '2024-05-14T10:00:00.000Z',
        },
        {
          rating: 4,
          description: 'Good and fine thing',
          customerEmail: 'c@d.example',
          createdAt: '2024-05-15T10:00:00.000Z',
        },
      ],
    },
  ],
  [
    'ratings in words',
    'reviews',
    'rating,body\nExcellent,Warm and soft thing\nPoor,Good thing and fine\n',
    { sends: [], asks: ['rating'] },
  ],
  [
    'ratings that a spreadsheet made dates',
    'reviews',
    'rating,body\n05-May,Warm and soft thing\n04-May,Good thing and fine\n',
    { sends: [], asks: ['rating'] },
  ],
  ['one address in two spellings', 'points', 'email,points\nA@B.example,5\na@b.example ,7\n', { sends: toPoints(7) }],
  [
    'two addresses in a cell',
    'points',
    'email,points\n"a@b.example; c@d.example",5\na@b.example/c@d.example,7\n',
    { sends: [], asks: ['email'] },
  ],
  [
    'abbreviated numbers',
    'points',
    'email,points\na@b.example,1E3\nc@d.example,1.5k\nx@y.example,2M\n',
    { sends: [], asks: ['points'] },
  ],
  [
    'guarded signs',
    'points',
    "email,points\na@b.example,'+7\nc@d.example,'-7\n",
    {
      sends: toPoints(7, -7),
    },
  ],
  ['old and new points', 'points', 'email,old points,new points\na@b.example,5,7\n', { sends: [], asks: ['points'] }],
  [
    'points by their reasons',
    'points',
    'email,points earned,points spent,points expired\na@b.example,50,7,3\n',
    { sends: [], asks: ['points'] },
  ],
  ['pending points', 'points', 'email,pending points,points\na@b.example,50,7\n', { sends: toPoints(7) }],
  [
    'negative points of accounts',
    'points',
    'email,points\na@b.example,"(1,250)"\nc@d.example,−5\n',
    {
      sends: toPoints(-1250, -5),
    },
  ],
  [
    'names in reverse order',
    'customers',
    'Name,Email\n"Berg, Ada",a@b.example\n"Chen, Lin",c@d.example\n',
    {
      sends: [
        { emailAddress: 'a@b.example', name: 'Berg, Ada' },
        { emailAddress: 'c@d.example', name: 'Chen, Lin' },
      ],
    },
  ],
  ['invisible characters in headers', 'points', 'e‑mail,po­ints\na@b.example,5\n', { sends: toPoints(5) }],
  [
    'a second header in words',
    'points',
    'email,points\nCustomer email address,Number of points\na@b.example,5\nc@d.example,6\n',
    {
      sends: toPoints(5, 6),
      refuses: { '2': 'notEmail notNumber' },
    },
  ],
  [
    'dates of other calendars',
    'reviews',
    'rating,body,date\n5,Warm and soft thing,1445-11-06\n4,Good thing and fine,1403/02/25\n',
    { sends: [], refuses: { '2': 'notDay', '3': 'notDay' } },
  ],
  [
    'years of the Buddhist calendar',
    'reviews',
    'rating,body,date\n5,Warm and soft thing,14/05/2567\n4,Good thing and fine,15/05/2567\n',
    { sends: [], refuses: { '2': 'notDay', '3': 'notDay' } },
  ],
  [
    'dates without a day',
    'reviews',
    'rating,body,date\n5,Warm and soft thing,14-15 May 2024\n4,Good thing and fine,May 2024\n',
    { sends: [], refuses: { '2': 'notDay', '3': 'notDay' } },
  ],
  [
    'flags and codes beside countries',
    'reviews',
    'rating,body,country\n5,Warm and soft thing,🇩🇪\n4,Good thing and fine,🇩🇪 Germany\n3,Ok thing and fine,DE - Germany\n2,Bad thing indeed it,Germany (DE)\n',
    {
      sends: [
        { rating: 5, description: 'Warm and soft thing', countryCode: 'DE' },
        { rating: 4, description: 'Good thing and fine', countryCode: 'DE' },
        { rating: 3, description: 'Ok thing and fine', countryCode: 'DE' },
        { rating: 2, description: 'Bad thing indeed it', countryCode: 'DE' },
      ],
    },
  ],
  [
    'states in capitals and with a hyphen',
    'reviews',
    'rating,body,Review Status\n5,Warm and soft thing,PUBLISHED\n4,Good thing and fine,Un-published\n3,ok thing and so,\n',
    { sends: [{ rating: 5, description: 'Warm and soft thing' }], unpublished: 2 },
  ],
  [
    'locales under a country',
    'reviews',
    'rating,body,country\n5,Warm and soft thing,en_US\n4,Good thing and fine,de-DE\n',
    {
      sends: [
        { rating: 5, description: 'Warm and soft thing' },
        { rating: 4, description: 'Good thing and fine' },
      ],
    },
  ],
];

it.each(files)('[IMP-10] %s', async (_what, kind, content, { sends, refuses = {}, unpublished = 0, asks = [] }) => {
  const { state, sent, asked, refusedLines } = await open(kind, content);
  const missing = Object.entries(importKinds[kind].fields).flatMap(([name, field]) =>
    'required' in field && field.required && state.mapping[name] === undefined ? [name] : [],
  );
  expect({
    sends: sent,
    refuses: refusedLines,
    unpublished: state.summary?.unpublished ?? 0,
    asks: [...missing, ...asked],
  }).toEqual({
    sends,
    refuses,
    unpublished,
    asks,
  });
});
