import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FileType } from '../../../../src/ui/upload/fileTypes';
import { prepareFile } from '../../../../src/ui/upload/useUpload';
import { validateFile } from '../../../../src/ui/upload/validateFile';
import { contents, getFile, photo } from './files';

const images: readonly FileType[] = ['jpeg', 'png', 'webp', 'svg'];
const describeFile = ({ name, type, lastModified }: File) => ({ name, type, lastModified });

describe('prepareFile', () => {
  it.each([
    ['photo.jpg', contents.webp, 'image/jpeg', 'photo.webp', 'image/webp'],
    ['photo', contents.png, '', 'photo.png', 'image/png'],
    ['photo.JPG', contents.jpeg, '', 'photo.JPG', 'image/jpeg'],
    ['photo.png', contents.png, 'application/octet-stream', 'photo.png', 'image/png'],
    ['drawing.svg', contents.svg, 'text/xml', 'drawing.svg', 'image/svg+xml'],
  ])('takes the type of %s from its content', async (name, content, type, expectedName, expectedType) => {
    const prepared = await prepareFile(getFile(name, content, type), images);
    expect([prepared.name, prepared.type]).toEqual([expectedName, expectedType]);
    expect(await validateFile(prepared, { accept: images, maxSize: 1000 })).toBeNull();
  });

  it('gives a table the type of its extension, which Windows replaces by that of Excel', async () => {
    const file = getFile('customers.csv', contents.csv, 'application/vnd.ms-excel');
    expect((await prepareFile(file, ['csv', 'xlsx'])).type).toBe('text/csv');
    const workbook = await prepareFile(getFile('customers.csv', contents.xlsx, 'text/csv'), ['csv', 'xlsx']);
    expect([workbook.name, workbook.type.split('.').at(-1)]).toEqual(['customers.xlsx', 'sheet']);
  });

  it('keeps a file that is right, and what no content identifies', async () => {
    const file = photo();
    expect(await prepareFile(file, images)).toBe(file);
    const unknown = getFile('notes.docx', 'text', '');
    expect(await prepareFile(unknown, images)).toBe(unknown);
    const refused = getFile('photo.gif', contents.gif, 'image/gif');
    expect(describeFile(await prepareFile(refused, images))).toEqual(describeFile(refused));
  });

  it('accepts the SVG that Illustrator saves, without its declarations', async () => {
    const path = resolve(import.meta.dirname, '../../../fixtures/import-files/illustrator.svg');
    const prepared = await prepareFile(getFile('logo.svg', [...readFileSync(path)], 'image/svg+xml'), images);
    expect(await validateFile(prepared, { accept: images, maxSize: 1000 })).toBeNull();
    const text = await prepared.text();
    expect(text).not.toMatch(/DOCTYPE|ENTITY/);
    expect(text).toContain('<circle cx="256" cy="256" r="200"/></svg>');
  });

  it('replaces entities of an SVG by their texts, and refuses the ones that hide markup or each other', async () => {
    const open = async (entities: string, content: string) => {
      const svg = `<!DOCTYPE svg [${entities}]><svg xmlns="http://www.w3.org/2000/svg" ${content}/>`;
      const prepared = await prepareFile(getFile('a.svg', svg, 'image/svg+xml'), images);
      return { issue: await validateFile(prepared, { accept: images, maxSize: 1000 }), text: await prepared.text() };
    };
    const plain = await open('<!ENTITY ns "http://ns.example/">', 'xmlns:x="&ns;" id="&amp;"');
    expect(plain).toEqual({
      issue: null,
      text: '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://ns.example/" id="&amp;"/>',
    });
    for (const [entities, content] of [
      ['<!ENTITY a "<script/>">', 'id="&a;"'],
      ['<!ENTITY a "b"><!ENTITY c "&a;&a;">', 'id="&c;"'],
      ["<!ENTITY a 'onload'>", '&a;="alert(1)"'],
    ] as const)
      expect((await open(entities, content)).issue).toEqual({ kind: 'active' });
  });
});
