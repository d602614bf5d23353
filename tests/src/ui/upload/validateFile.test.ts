import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFileName, formatFileSize } from '../../../../src/lib/format/file';
import { type FileType, fileTypes, typeFromSignature } from '../../../../src/ui/upload/fileTypes';
import { pixelSize } from '../../../../src/ui/upload/pixelSize';
import { validateFile } from '../../../../src/ui/upload/validateFile';
import { bmpHeader, contents, getFile, gifHeader, jpegHeader, pngHeader, webpHeader } from './files';

const types = Object.keys(contents) as FileType[]; // `contents` is a complete record
/** Types with a signature. CSV has none. */
const marked = types.filter((type) => type !== 'csv');
const rules = { accept: types, maxSize: 1000 };
const check = (name: string, content: readonly number[] | string, given = rules) =>
  validateFile(getFile(name, content), given);

describe('file type', () => {
  it.each(types)('%s is accepted with each of its extensions', async (type) => {
    for (const end of fileTypes[type].extensions) {
      expect(await check(`a.${end}`, contents[type])).toBeNull();
      expect(await check(`A.B.${end.toUpperCase()}`, contents[type])).toBeNull();
    }
  });

  it.each(marked)('%s is detected by its signature, and matches no other type', (type) => {
    expect(typeFromSignature(new Uint8Array(contents[type]))).toBe(type);
    const others = marked.filter((item) => item !== type && fileTypes[item].matches(new Uint8Array(contents[type])));
    expect(others).toEqual([]);
  });

  it('must be accepted and have an extension', async () => {
    const pictures = { ...rules, accept: ['png', 'jpeg'] as const };
    expect(await check('a.gif', contents.gif, { ...pictures, accept: [...pictures.accept] })).toEqual({ kind: 'type' });
    for (const name of ['png', 'a.png.exe', 'a.', '', 'photo\u202egnp.exe']) {
      expect(await check(name, contents.png)).toEqual({ kind: 'type' });
    }
  });

  it('is reported if the extension is another', async () => {
    expect(await check('a.jpg', contents.webp)).toEqual({ kind: 'disguised', promised: 'jpeg', actual: 'webp' });
  });

  it.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    ['a program', 'MZ\u0090\u0000\u0003'],
    ['text', 'BM is how this text begins'],
    ['a picture of another make', '\u0000\u0000\u0000\u0018ftypavif'],
  ])('of %s is unknown', async (_name, content) => {
    for (const type of marked) {
      const end = fileTypes[type].extensions[0];
      expect(await check(`a.${end}`, content)).toEqual({ kind: 'disguised', promised: type, actual: null });
    }
  });

  it('is CSV for text only', async () => {
    expect(await check('a.csv', 'name;email\r\nZoë;z@shop.example')).toBeNull();
    for (const content of [contents.png, contents.svg, '<html>', 'MZ\u0090\u0000\u0003']) {
      expect(await check('a.csv', content)).toMatchObject({ kind: 'disguised', promised: 'csv' });
    }
  });

  it('is never detected in short arbitrary bytes', () => {
    void fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const type = typeFromSignature(bytes);
        expect(type === null || fileTypes[type].matches(bytes)).toBe(true);
        for (const item of types) pixelSize(item, bytes);
      }),
    );
  });
});

describe('SVG', () => {
  it.each([
    ['with a mark of the order of bytes', '\ufeff<svg/>'],
    ['with its own type', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/svg11.dtd"><svg ></svg>'],
  ])('%s is accepted', async (_name, content) => expect(await check('a.svg', content)).toBeNull());

  it.each([
    ['a script', '<svg><script>alert(1)</script></svg>'],
    ['a script of a prefix', '<svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></svg>'],
    ['an event', '<svg onload="alert(1)"/>'],
    ['a link that runs', '<svg><a href="javascript:alert(1)"/></svg>'],
    ['a page inside', '<svg><foreignObject/></svg>'],
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
  ])('with %s is rejected', async (_name, content) =>
    expect(await check('a.svg', content)).toEqual({ kind: 'active' }),
  );

  it('must have svg as its first element', async () => {
    for (const content of ['<html><svg/></html>', '<!-- <svg> --><html/>', '<!DOCTYPE html [<!ENTITY a "b">]><svg/>']) {
      expect(await check('a.svg', content)).toMatchObject({ kind: 'disguised' });
    }
  });
});

describe('a photo of an iPhone', () => {
  const heic = '\u0000\u0000\u0000\u0018ftypheic';
  it('is told how to be saved, whatever its name is', async () => {
    for (const name of ['IMG_1.HEIC', 'a.heif', 'a.jpg']) expect(await check(name, heic)).toEqual({ kind: 'heic' });
    expect(await check('a.heic', heic, { ...rules, accept: ['csv'] })).toEqual({ kind: 'type' });
  });
});

describe('file size', () => {
  it('must be within its limits', async () => {
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

  it('in pixels is limited', async () => {
    expect(await check('a.png', pngHeader(10_000, 10_000))).toBeNull();
    expect(await check('a.png', pngHeader(40_000, 40_000))).toEqual({ kind: 'pixels', width: 40_000, height: 40_000 });
    expect(await check('a.jpg', jpegHeader(40_000, 40_000))).toMatchObject({ kind: 'pixels' });
  });

  it('is rounded up for display', () => {
    const MB = 1024 * 1024;
    expect(
      [0, 1, 1023, 1024, 10 * MB, 10 * MB + 1, 2.5 * 1024 * MB].map((bytes) => formatFileSize(bytes, 'en')),
    ).toEqual(['0 bytes', '1 byte', '1,023 bytes', '1 kB', '10 MB', '10.01 MB', '2.5 GB']);
  });
});

describe('image dimensions', () => {
  const icon = { ...rules, image: { minSide: 512, isSquare: true } };
  const checkIcon = (name: string, content: readonly number[] | string) => check(name, content, icon);
  const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0"/></svg>`;

  it('[PWA-01] must reach the minimum and be square', async () => {
    expect(await checkIcon('a.png', pngHeader(512, 512))).toBeNull();
    expect(await checkIcon('a.jpg', jpegHeader(1024, 1024))).toBeNull();
    expect(await checkIcon('a.png', pngHeader(511, 511))).toEqual({
      kind: 'tooSmall',
      width: 511,
      height: 511,
      minSide: 512,
    });
    expect(await checkIcon('a.webp', webpHeader('VP8X', 1024, 1023))).toEqual({
      kind: 'notSquare',
      width: 1024,
      height: 1023,
    });
    expect(await checkIcon('a.jpg', [0xff, 0xd8, 0xff, 0xe0])).toEqual({ kind: 'unmeasured' });
    expect(await check('a.png', pngHeader(8, 4))).toBeNull();
  });

  it.each([
    ['no size', '', null],
    ['relative lengths', 'width="100%" height="100%"', null],
    ['a square viewBox', 'viewBox="0 0 24 24"', null],
    ['a small size and a viewBox', "width='24px' height='24px' viewBox='0,0,24,24'", null],
    ['a viewBox that an editor has rounded', 'viewBox="0 0 511.99 512"', null],
    ['a fixed size', 'width="6in" height="576"', null],
    ['a small fixed size', 'width="24" height="24"', { kind: 'tooSmall', width: 24, height: 24, minSide: 512 }],
    ['a wide viewBox', 'viewBox="0 0 48 24"', { kind: 'notSquare', width: 48, height: 24 }],
    ['a high size', 'width="512" height="600"', { kind: 'notSquare', width: 512, height: 600 }],
  ])('[PWA-01] of an SVG with %s are checked', async (_name, attributes, issue) => {
    expect(await checkIcon('a.svg', svg(attributes))).toEqual(issue);
  });

  it('of an SVG are read from its root element only', async () => {
    expect(await checkIcon('a.svg', `<!-- <svg width="1" height="2"> -->${svg('')}`)).toBeNull();
    expect(await checkIcon('a.svg', '<svg><svg width="1" height="2"/></svg>')).toBeNull();
  });
});

it('reports an unreadable file', async () => {
  const gone = Object.assign(getFile('a.png', contents.png), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
  });
  expect(await validateFile(gone, rules)).toEqual({ kind: 'unreadable' });
});

describe('formatFileName', () => {
  it('shortens a name and keeps its extension', () => {
    expect(formatFileName('photo.png')).toBe('photo.png');
    const shown = formatFileName(`${'x'.repeat(500)}-holiday.png`);
    expect([shown.length, shown.slice(-12)]).toEqual([48, '-holiday.png']);
  });

  it('replaces bidi and control characters', () => {
    expect(formatFileName('photo\u202egnp.exe')).toBe('photo\ufffdgnp.exe');
    void fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
        const shown = formatFileName(name);
        expect([...shown].length).toBeLessThanOrEqual(48);
        expect(shown).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});
