import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownFileName } from '../../../../src/lib/fileName';
import { fileSize } from '../../../../src/lib/fileSize';
import { checkFile } from '../../../../src/ui/upload/checkFile';
import { actualType, type FileType, fileTypes } from '../../../../src/ui/upload/fileTypes';
import { pixelSize } from '../../../../src/ui/upload/pixelSize';
import { bmpHeader, contents, fileOf, gifHeader, jpegHeader, pngHeader, webpHeader } from './files';

const types = Object.keys(contents) as FileType[]; // a complete record
/** Types that begin with a mark of their own; a table is told by nothing but being text. */
const marked = types.filter((type) => type !== 'csv');
const rules = { accept: types, maxSize: 1000 };
const check = (name: string, content: readonly number[] | string, given = rules) =>
  checkFile(fileOf(name, content), given);

describe('the type of a file', () => {
  it.each(types)('%s is taken by every end that its name may have', async (type) => {
    for (const end of fileTypes[type].extensions) {
      expect(await check(`a.${end}`, contents[type])).toBeNull();
      expect(await check(`A.B.${end.toUpperCase()}`, contents[type])).toBeNull();
    }
  });

  it.each(marked)('%s is known by its content alone, and is no other', (type) => {
    expect(actualType(new Uint8Array(contents[type]))).toBe(type);
    const others = marked.filter((one) => one !== type && fileTypes[one].begins(new Uint8Array(contents[type])));
    expect(others).toEqual([]);
  });

  it('must be one that is taken, and be named', async () => {
    const pictures = { ...rules, accept: ['png', 'jpeg'] as const };
    expect(await check('a.gif', contents.gif, { ...pictures, accept: [...pictures.accept] })).toEqual({ kind: 'type' });
    for (const name of ['png', 'a.png.exe', 'a.', '', 'photo\u202egnp.exe']) {
      expect(await check(name, contents.png)).toEqual({ kind: 'type' });
    }
  });

  it('is told where the name says another', async () => {
    expect(await check('a.jpg', contents.webp)).toEqual({ kind: 'disguised', promised: 'jpeg', actual: 'webp' });
  });

  it.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    ['a program', 'MZ\u0090\u0000\u0003'],
    ['text', 'BM is how this text begins'],
    ['a picture of another make', '\u0000\u0000\u0000\u0018ftypavif'],
  ])('of %s is none, whatever its name says', async (_name, content) => {
    for (const type of marked) {
      const end = fileTypes[type].extensions[0];
      expect(await check(`a.${end}`, content)).toEqual({ kind: 'disguised', promised: type, actual: null });
    }
  });

  it('is a table for text alone', async () => {
    expect(await check('a.csv', 'name;email\r\nZoë;z@shop.example')).toBeNull();
    for (const content of [contents.png, contents.svg, '<html>', 'MZ\u0090\u0000\u0003']) {
      expect(await check('a.csv', content)).toMatchObject({ kind: 'disguised', promised: 'csv' });
    }
  });

  it('is never found in arbitrary bytes by accident of length', () => {
    void fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const type = actualType(bytes);
        expect(type === null || fileTypes[type].begins(bytes)).toBe(true);
        for (const one of types) pixelSize(one, bytes);
      }),
    );
  });
});

describe('a drawing', () => {
  it.each([
    ['with a mark of the order of bytes', '\ufeff<svg/>'],
    ['with its own type', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/svg11.dtd"><svg ></svg>'],
  ])('%s is taken', async (_name, content) => expect(await check('a.svg', content)).toBeNull());

  it.each([
    ['a script', '<svg><script>alert(1)</script></svg>'],
    ['a script of a prefix', '<svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></svg>'],
    ['an event', '<svg onload="alert(1)"/>'],
    ['a link that runs', '<svg><a href="javascript:alert(1)"/></svg>'],
    ['a page inside', '<svg><foreignObject/></svg>'],
  ])('that holds %s is not', async (_name, content) =>
    expect(await check('a.svg', content)).toEqual({ kind: 'active' }),
  );

  it('must have svg as its first element', async () => {
    for (const content of ['<html><svg/></html>', '<!-- <svg> --><html/>', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>']) {
      expect(await check('a.svg', content)).toMatchObject({ kind: 'disguised' });
    }
  });
});

describe('the size of a file', () => {
  it('is neither nothing nor more than may be', async () => {
    expect(await check('a.png', '')).toEqual({ kind: 'empty' });
    const exact = [...contents.png, ...Array.from({ length: 1000 - contents.png.length }, () => 0)];
    expect(await check('a.png', exact)).toBeNull();
    expect(await check('a.png', [...exact, 0])).toEqual({ kind: 'tooLarge', size: 1001 });
  });

  it('in pixels is read from the header', () => {
    const side = fc.integer({ min: 1, max: 16000 });
    void fc.assert(
      fc.property(side, side, fc.integer({ min: 0, max: 60_000 }), (width, height, before) => {
        const size = (type: FileType, bytes: number[]) => pixelSize(type, new Uint8Array(bytes));
        const expected = { width, height };
        expect(size('png', pngHeader(width, height))).toEqual(expected);
        expect(size('gif', gifHeader(width, height))).toEqual(expected);
        expect(size('bmp', bmpHeader(width, height))).toEqual(expected);
        expect(size('jpeg', jpegHeader(width, height, before))).toEqual(expected);
        for (const chunk of ['VP8 ', 'VP8L', 'VP8X'] as const) {
          expect(size('webp', webpHeader(chunk, width, height))).toEqual(expected);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('in pixels may be what a browser can show, and no more', async () => {
    expect(await check('a.png', pngHeader(10_000, 10_000))).toBeNull();
    expect(await check('a.png', pngHeader(40_000, 40_000))).toEqual({ kind: 'pixels', width: 40_000, height: 40_000 });
    expect(await check('a.jpg', jpegHeader(40_000, 40_000))).toMatchObject({ kind: 'pixels' });
  });

  it('is said in words that never make too much look like enough', () => {
    const MB = 1024 * 1024;
    expect([0, 1, 1023, 1024, 10 * MB, 10 * MB + 1, 2.5 * 1024 * MB].map((bytes) => fileSize(bytes, 'en'))).toEqual([
      '0 byte',
      '1 byte',
      '1,023 byte',
      '1 kB',
      '10 MB',
      '10.01 MB',
      '2.5 GB',
    ]);
  });
});

it('a file that cannot be read any more says so', async () => {
  const gone = Object.assign(fileOf('a.png', contents.png), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  });
  expect(await checkFile(gone, rules)).toEqual({ kind: 'unreadable' });
});

describe('the name of a file', () => {
  it('is shown short, with its end', () => {
    expect(shownFileName('photo.png')).toBe('photo.png');
    const shown = shownFileName(`${'x'.repeat(500)}-holiday.png`);
    expect([shown.length, shown.slice(-12)]).toEqual([48, '-holiday.png']);
  });

  it('never turns the direction of writing, and holds no character that is none', () => {
    expect(shownFileName('photo\u202egnp.exe')).toBe('photo\ufffdgnp.exe');
    void fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
        const shown = shownFileName(name);
        expect([...shown].length).toBeLessThanOrEqual(48);
        expect(shown).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});
