import { describe, expect, it } from 'vitest';
import { createDecoder } from '../../../../src/lib/csv/decodeChunks';
import { type Encoding, encodings } from '../../../../src/lib/csv/encodings';
import { guessLegacyEncoding } from '../../../../src/lib/csv/guessLegacyEncoding';
import { encodeText } from './encodeText';

const samples: readonly (readonly [Encoding, string])[] = [
  ['windows-1252', 'Zoé;Lefèvre\nFrançois;Garçon\n'],
  ['windows-1252', 'Das sagen Kunden über uns; Größe — “ehrlich”\n'],
  ['windows-1252', 'It’s 5 € cheaper – “good”…\n'],
  ['windows-1252', 'Þór Guðmundsson;Sigríður Ýr\n'],
  ['windows-1252', 'João;ações e opiniões\n'],
  ['windows-1252', 'MÜLLER;ÉLODIE;GARÇON\n'],
  ['windows-1252', 'Åsa Öberg;Søren Kjær\n'],
  ['iso-8859-15', 'Zoé;Lefèvre\nFrançois;Cœur €\n'],
  ['macintosh', 'Prénom\rZoé;Lefèvre\rFrançois;Garçon\r'],
  ['macintosh', 'Größe für Sie\rMüller\r'],
  ['ibm850', 'Zoé;Lefèvre\nFrançois;Garçon\n'],
  ['ibm850', 'Größe für Sie\nMüller\nÄrger\n'],
  ['windows-1250', 'Imię\nŁukasz;Żóć\nZofia;Gęś\n'],
  ['windows-1250', 'Příjmení;Jiří Dvořák;Žižkov\n'],
  ['windows-1250', 'Erdős Győző;tűz\n'],
  ['iso-8859-2', 'Imię\nŁukasz;Śliwa Źródło\n'],
  ['iso-8859-2', 'Příjmení;Šťastný;Žižkov\n'],
  ['ibm852', 'Imię;Zażółć\nŁukasz;Śliwa Źródło\n'],
  ['ibm852', 'Příjmení;Šťastný;Žižkov\n'],
  ['windows-1254', 'Işıl;Yıldırımoğlu\n'],
  ['windows-1254', 'Adı;Gökçe Şahin;Işıl Yıldız\n'],
  ['windows-1257', 'Taškai;Žydrūnas Šimkus;Ąžuolas\n'],
  ['windows-1251', 'Имя;Иван Петров;Ольга Смирнова\n'],
  ['windows-1251', 'Ім’я;Юлія Ющенко;Київ\n'],
  ['koi8-u', 'Имя;Иван Петров;Анна Кузнецова\n'],
  ['koi8-u', 'Їжак;Шевченко\n'],
  ['iso-8859-5', 'Имя;Иван Петров;Анна Кузнецова\n'],
  ['ibm866', 'Имя;Иван Петров;Анна Кузнецова\n'],
  ['windows-1253', 'Όνομα;Γιώργος Παπαδόπουλος\n'],
  ['windows-1255', 'שם;דוד לוי;שרה כהן\n'],
  ['windows-1256', 'الاسم;محمد علي;فاطمة حسن\n'],
  ['iso-8859-6', 'الاسم;محمد علي;مريم العبدالله\n'],
  ['windows-874', 'ชื่อ;สมชาย ใจดี;สุดา\n'],
  ['shift_jis', 'メール,名前,ポイント\n山田太郎,とても良い商品です。\n'],
  ['euc-jp', '佐藤;東京の商品です\n'],
  ['euc-kr', '김민수;서울 상품\n'],
  ['gb18030', '王小明;北京的商品\n'],
  ['windows-1258', 'Hương;Đăng;Trương\n'],
  ['euc-kr', '이메일,이름,포인트\n김철수,이영희\n'],
  ['gb18030', '邮箱,姓名,积分\n王小明,质量很好\n'],
  ['big5', '信箱,姓名,點數\n王小明,陳美麗,品質很好\n'],
];

describe('guessLegacyEncoding', () => {
  it.each(samples)('[IMP-12] guesses %s from a few words: %j', (encoding, text) => {
    expect(guessLegacyEncoding(encodeText(text, encoding))).toBe(encoding);
  });

  it('finds words after many lines of ASCII', () => {
    const ascii = 'ada@shop.example;Ada\n'.repeat(2000);
    expect(guessLegacyEncoding(encodeText(`${ascii}Lefèvre\n`, 'macintosh'))).toBe('macintosh');
  });

  it('has a sample of every encoding that isn’t Unicode and has no marks of its own', () => {
    const guessed = new Set(samples.map(([encoding]) => encoding));
    expect(encodings.filter((encoding) => !/^utf|^iso-2022/.test(encoding) && !guessed.has(encoding))).toEqual([]);
  });
});

describe('createDecoder', () => {
  it.each(encodings)('[IMP-08] has a decoder for %s', (encoding) => {
    const text = 'name;email\r\nAda;ada@shop.example\r\n';
    expect(createDecoder(encoding).decode(encodeText(text, encoding))).toBe(text);
  });

  it('decodes all characters of code page 850', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    const text = createDecoder('ibm850').decode(bytes);
    expect([text.length, new Set(text).size]).toEqual([256, 256]);
    expect([text[0x82], text[0xd5], text[0xe1], text[0xff]]).toEqual(['é', 'ı', 'ß', '\u00a0']);
  });
});
