import { describe, expect, it } from 'vitest';
import { fileTypes, typeFromExtension } from '../../../../src/ui/upload/fileTypes';

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
