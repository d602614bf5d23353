import { describe, expect, it } from 'vitest';
import { parseSvgSize } from '../../../../src/ui/upload/pixelSize';

describe('parseSvgSize', () => {
  it.each([
    ['20', 20],
    ['20px', 20],
    ['20PX', 20],
    [' +20.25 px ', 20.25],
    ['.75', 0.75],
    ['72pt', 96],
    ['2pc', 32],
    ['25.4mm', 96],
    ['2.54cm', 96],
    ['1in', 96],
  ])('a width of %j is %d pixels', (text, width) => {
    expect(parseSvgSize(`<svg width="${text}" height='10'/>`)).toEqual({ width, height: 10, isScalable: false });
  });

  it.each(['', '0', '-5', '100%', '2em', 'auto', 'x20', '1.2.3', '20 px 3', '.', '5.'])(
    'a width of %j is none, so the viewBox counts',
    (text) => {
      expect(parseSvgSize(`<svg width="${text}" height="10"/>`)).toBeNull();
      const svg = `<svg width="${text}" height="10" viewBox="0 0 30 40"/>`;
      expect(parseSvgSize(svg)).toEqual({ width: 30, height: 40, isScalable: true });
    },
  );

  it('needs both sides', () => {
    expect(parseSvgSize('<svg width="20"/>')).toBeNull();
    expect(parseSvgSize('<svg height="20"/>')).toBeNull();
    expect(parseSvgSize('<svg width="20" viewBox="0 0 3 4"/>')).toEqual({ width: 3, height: 4, isScalable: true });
  });

  it('is scalable with a viewBox', () => {
    const svg = '<svg width="20" height="10" viewBox="0 0 3 4"/>';
    expect(parseSvgSize(svg)).toEqual({ width: 20, height: 10, isScalable: true });
  });

  it.each([
    ['0 0 30 40', { width: 30, height: 40 }],
    [' -5, -5,30 ,  40 ', { width: 30, height: 40 }],
    ['0 0 30', null],
    ['0 0 30 40 50', null],
    ['0 0 0 40', null],
    ['0 0 30 0', null],
    ['0 0 -30 40', null],
    ['0 0 30 -40', null],
    ['0 0 wide high', null],
  ])('a viewBox of %j has the size %j', (viewBox, size) => {
    expect(parseSvgSize(`<svg viewBox="${viewBox}"/>`)).toEqual(size && { ...size, isScalable: true });
  });

  it('reads the root element only, also with a ">" in an attribute', () => {
    const size = { width: 20, height: 10, isScalable: false };
    expect(parseSvgSize('<svg aria-label="a > b" width="20" height="10"><svg width="1" height="1"/></svg>')).toEqual(
      size,
    );
    expect(parseSvgSize("<svg aria-label='a > b' width='20' height='10'/>")).toEqual(size);
    expect(parseSvgSize('<!-- <svg width="1" height="2"> --><svg width="20" height="10"/>')).toEqual(size);
    expect(parseSvgSize('<svg><rect width="1" height="2"/></svg>')).toBeNull();
    expect(parseSvgSize('<html width="1" height="2"/>')).toBeNull();
  });
});
