/** Small files with valid content for their type. */
import type { FileType } from '../../../../src/ui/upload/fileTypes';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const u16 = (value: number) => [value >> 8, value & 0xff];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const little = (bytes: number[]) => [...bytes].reverse();

/** A PNG header with a given size. */
export const pngHeader = (width: number, height: number) => [
  ...[0x89, ...letters('PNG'), 0x0d, 0x0a, 0x1a, 0x0a],
  ...[...u32(13), ...letters('IHDR'), ...u32(width), ...u32(height), 8, 6, 0, 0, 0],
];
/** A JPEG with a leading segment of a given length. */
export const jpegHeader = (width: number, height: number, before = 16) => [
  ...[0xff, 0xd8, 0xff, 0xe0, ...u16(before + 2), ...Array.from({ length: before }, () => 0)],
  ...[0xff, 0xff, 0xc4, ...u16(4), 0, 0, 0xff, 0xc2, ...u16(11), 8, ...u16(height), ...u16(width), 3, 1],
];
export const gifHeader = (width: number, height: number) => [
  ...letters('GIF89a'),
  ...little(u16(width)),
  ...little(u16(height)),
];
export const bmpHeader = (width: number, height: number) => [
  ...[...letters('BM'), 70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0],
  ...[...little(u32(width)), ...little(u32(height))],
];
export const webpHeader = (chunk: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number) => {
  const start = [...letters('RIFF'), 0, 0, 0, 0, ...letters('WEBP'), ...letters(chunk), 10, 0, 0, 0];
  if (chunk === 'VP8X') return [...start, 0, 0, 0, 0, ...uint24(width - 1), ...uint24(height - 1)];
  if (chunk === 'VP8L') return [...start, 0x2f, ...little(u32((width - 1) | ((height - 1) << 14)))];
  return [...start, 0, 0, 0, 0x9d, 0x01, 0x2a, ...little(u16(width)), ...little(u16(height))];
};
const uint24 = (value: number) => little(u32(value)).slice(0, 3);

/** Minimal valid content of each type. */
export const contents: Readonly<Record<FileType, number[]>> = {
  jpeg: jpegHeader(8, 8),
  png: pngHeader(8, 8),
  gif: gifHeader(8, 8),
  webp: webpHeader('VP8 ', 8, 8),
  bmp: bmpHeader(8, 8),
  svg: letters('<?xml version="1.0"?>\n<!-- made - by hand -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
  mp4: [0, 0, 0, 24, ...letters('ftypisom'), 0, 0, 2, 0],
  xlsx: [...letters('PK'), 3, 4, ...letters('xl/workbook.xml')],
  csv: letters('email,points\n'),
  webm: [0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84, ...letters('webm')],
};

/** Creates a file. */
export const getFile = (name: string, content: readonly number[] | string, type = '') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

/** A valid image. */
export const photo = (name = 'photo.png') => getFile(name, contents.png, 'image/png');
