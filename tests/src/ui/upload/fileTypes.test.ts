import { describe, expect, it } from 'vitest';
import { acceptAttribute, fileTypes, typeFromExtension, typeFromSignature } from '../../../../src/ui/upload/fileTypes';

/** Whether a file name has an image type. */
function isImage(name: string): boolean {
  const type = typeFromExtension(name);
  return type !== null && fileTypes[type].mime.startsWith('image/');
}

describe('typeFromExtension', () => {
  it.each(['gif', 'jpeg', 'jpg', 'png', 'bmp', 'webp', 'PNG'])('[FMT-02] .%s is an image', (end) =>
    expect(isImage(`of a dress.${end}`)).toBe(true),
  );
  it.each(['mp4', 'csv', 'txt', 'html', 'png.exe', 'gif ', ''])('[FMT-02] .%s is not an image', (end) =>
    expect(isImage(`of a dress.${end}`)).toBe(false),
  );
  it('[FMT-02] a name without extension is not an image', () => expect(isImage('png')).toBe(false));
});

describe('typeFromSignature', () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

  it.each([
    ['a byte order mark', `\ufeff${svg}`],
    ['line breaks before it', `\n\n ${svg}`],
    ['a declaration', `<?xml version="1.0"?>${svg}`],
    ['a declaration and empty lines', `<?xml version="1.0"?>\n\n${svg}`],
    ['comments with hyphens', `<!-- a - b -->\n\n<!-- c -->${svg}`],
    ['a document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">\n\n${svg}`],
  ])('finds an SVG with %s', (_description, text) => expect(typeFromSignature(encode(text))).toBe('svg'));

  it.each(['<svgx/>', '<p>An <svg/></p>', '<!-- open <svg/>', '<?xml version="1.0"?><html/>'])('%s is no SVG', (text) =>
    expect(typeFromSignature(encode(text))).toBeNull(),
  );

  it('takes text with a byte order mark for CSV, unless it is markup', () => {
    const { csv } = fileTypes;
    expect(csv.matches(encode('\ufeffemail,points\n'))).toBe(true);
    expect(csv.matches(encode('\ufeff\n<html>'))).toBe(false);
  });
});

describe('acceptAttribute', () => {
  it('has the type and all extensions of each type', () =>
    expect(acceptAttribute(['png', 'mp4'])).toBe('image/png,.png,video/mp4,.mp4,.m4v'));
});
