import { describe, expect, it } from 'vitest';
import { fileTypes, promisedType } from '../../../../src/ui/upload/fileTypes';

/** Whether a file of this name is taken as an image. */
function isImage(name: string): boolean {
  const type = promisedType(name);
  return type !== null && fileTypes[type].mime.startsWith('image/');
}

describe('what the end of a name promises', () => {
  it.each(['gif', 'jpeg', 'jpg', 'png', 'bmp', 'webp', 'PNG'])('[FMT-02] is an image: .%s', (end) =>
    expect(isImage(`of a dress.${end}`)).toBe(true),
  );
  it.each(['mp4', 'csv', 'txt', 'html', 'png.exe', 'gif ', ''])('[FMT-02] is no image: .%s', (end) =>
    expect(isImage(`of a dress.${end}`)).toBe(false),
  );
  it('[FMT-02] is no image without an end', () => expect(isImage('png')).toBe(false));
});
