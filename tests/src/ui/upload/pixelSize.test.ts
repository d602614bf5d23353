import { describe, expect, it } from 'vitest';
import { pixelSize } from '../../../../src/ui/upload/pixelSize';
import { webpHeader } from './files';

const jpeg = (...segments: number[]) => pixelSize('jpeg', Uint8Array.from([0xff, 0xd8, ...segments]));

/** A frame header of 3 × 2 pixels. */
const frame = (marker: number) => [0xff, marker, 0, 11, 8, 0, 2, 0, 3];

describe('pixelSize', () => {
  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc7, 0xc9, 0xcb, 0xcd, 0xcf])(
    'reads the frame of a JPEG with marker %i',
    (marker) => {
      expect(jpeg(...frame(marker))).toEqual({ width: 3, height: 2 });
    },
  );

  it.each([0xbf, 0xc4, 0xc8, 0xcc, 0xd0, 0xe1])('skips a segment of a JPEG with marker %i', (marker) => {
    const segment = [0xff, marker, 0, 4, 0xff, 0xc0];
    expect(jpeg(...segment, ...frame(0xc0))).toEqual({ width: 3, height: 2 });
  });

  it('finds no size in a JPEG that is truncated or has bytes between its segments', () => {
    expect(jpeg(...frame(0xc0).slice(0, -1))).toBeNull();
    expect(jpeg(0, 0, 0, 0, ...frame(0xc0))).toBeNull();
    expect(jpeg()).toBeNull();
  });

  it('reads the three bytes of a side of a large WebP', () => {
    const bytes = Uint8Array.from(webpHeader('VP8X', 70_000, 131_073));
    expect(pixelSize('webp', bytes)).toEqual({ width: 70_000, height: 131_073 });
  });

  it('finds no size in a header that is truncated or unknown', () => {
    const bytes = Uint8Array.from(webpHeader('VP8X', 3, 2));
    expect(pixelSize('webp', bytes.slice(0, 26))).toBeNull();
    bytes[15] = 0x21;
    expect(pixelSize('webp', bytes)).toBeNull();
    expect(pixelSize('svg', bytes)).toBeNull();
  });
});
