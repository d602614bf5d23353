import { describe, expect, it } from 'vitest';
import { detectDelimiter, detectNewline, parseSepLine } from '../../../../src/lib/csv/detectDelimiter';

const detect = (sample: string, isWhole = true) => detectDelimiter(sample, isWhole);

describe('detectNewline', () => {
  it.each([
    ['a\nb', '\n'],
    ['a\r\nb', '\n'],
    ['a\rb', '\r'],
    ['a', '\n'],
    ['"a\nb"\rc', '\r'],
    ['"a\rb"\nc', '\n'],
    ['"a\rb"', '\n'],
    ['""\r"x\ny"\r', '\r'],
  ])('of %j is %j', (sample, newline) => {
    expect(detectNewline(sample)).toBe(newline);
  });
});

describe('parseSepLine', () => {
  it.each([
    ['sep=;\na', ';'],
    ['sep=,\r\na', ','],
    ['SEP=|\ra', '|'],
    ['sep=\t', '\t'],
    ['sep=:\na', null],
    ['sep=;;\na', null],
    ['sep=;a', null],
    ['x sep=;\n', null],
    ['a\nsep=;\n', null],
    ['', null],
  ])('of %j is %j', (sample, delimiter) => {
    expect(parseSepLine(sample)).toBe(delimiter);
  });
});

describe('detectDelimiter', () => {
  it.each([
    ['a,b\n1,2', ','],
    ['a;b\n1;2', ';'],
    ['a\tb\n1\t2', '\t'],
    ['a|b\n1|2', '|'],
    ['a\rb', ','],
    ['a;b\r1;2', ';'],
    ['', ','],
    ['name', ','],
  ])('of %j is %j', (sample, delimiter) => {
    expect(detect(sample)).toBe(delimiter);
  });

  it('prefers more matching records, then more cells', () => {
    expect(detect('a,b;c\n1;2\n3;4')).toBe(';');
    expect(detect('a,b;c;d\n1,2;3;4')).toBe(';');
    expect(detect('a,b;c\n1,2;3')).toBe(',');
  });

  it('ignores blank records, and records after the fiftieth', () => {
    const semicolons = `a;b,c\n${'1;2\n'.repeat(49)}`;
    expect(detect(`a;b,c\n${' \n'.repeat(60)}1;2\n`)).toBe(';');
    expect(detect(semicolons + 'x,y\n'.repeat(500))).toBe(';');
    expect(detect(`a;b,c\n${'1,2\n'.repeat(48)}${'1;2\n'.repeat(500)}`)).toBe(',');
  });

  it('ignores the incomplete last record of a sample, unless it is the only one', () => {
    expect(detect('a,b\n1;2,3;4;5;6;7', false)).toBe(',');
    expect(detect('a;b;c', false)).toBe(';');
    expect(detect('a,b\n"1', false)).toBe(',');
  });

  it('ignores delimiters with which quotes are broken', () => {
    expect(detect('a;"b,c";d\n1;"2";3')).toBe(';');
  });
});
