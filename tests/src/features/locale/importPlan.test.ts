import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  createImportPlan,
  MAX_TEXTS_BYTES,
  parseTextsFile,
  selectChanges,
} from '../../../../src/features/locale/transfer/parseTextsFile';

describe('the plan of an import of texts', () => {
  const current = { kept: 'Same', changed: 'Old', other: 'Other' };
  const plan = createImportPlan(
    { kept: 'Same', changed: 'New', added: 'Added', unknown: 'Unknown' },
    current,
    new Set(['kept', 'changed', 'added']),
  );
  const select = (replaceExisting: boolean, includeUnknown: boolean) =>
    selectChanges(plan, { replaceExisting, includeUnknown }).map(({ key }) => key);

  it('[LOC-04] lists what would change, and counts what would not', () => {
    expect(plan).toEqual({
      changes: [
        { key: 'changed', before: 'Old', after: 'New', isKnown: true },
        { key: 'added', before: '', after: 'Added', isKnown: true },
        { key: 'unknown', before: '', after: 'Unknown', isKnown: false },
      ],
      same: 1,
    });
  });

  it('[LOC-04] replaces texts and adds unknown ones only if that is chosen', () => {
    expect(select(false, false)).toEqual(['added']);
    expect(select(true, false)).toEqual(['changed', 'added']);
    expect(select(false, true)).toEqual(['added', 'unknown']);
    expect(select(true, true)).toEqual(['changed', 'added', 'unknown']);
    expect(applyChanges(current, selectChanges(plan, { replaceExisting: true, includeUnknown: false }))).toEqual({
      kept: 'Same',
      changed: 'New',
      other: 'Other',
      added: 'Added',
    });
  });
});

describe('a file of texts', () => {
  const parse = (text: string | Uint8Array<ArrayBuffer>, name = 'texts.json', type = '') =>
    parseTextsFile(new File([text], name, { type }));
  const json = (value: unknown) => JSON.stringify(value);

  it('[LOC-04] is JSON by its name or its type, and a table otherwise', async () => {
    const found = [{ name: '', texts: { a: 'x' }, ignored: 0 }];
    expect(await parse('{"a":"x"}')).toEqual(found);
    expect(await parse('\uFEFF{"a":"x"}', 'TEXTS.JSON')).toEqual(found);
    expect(await parse('{"a":"x"}', 'texts', 'application/json')).toEqual(found);
    expect(await parse('key,en\n a ,x\nb,\n,y\n', 'texts.json.csv')).toEqual([
      { name: 'en', texts: { a: 'x' }, ignored: 2 },
    ]);
  });

  it('[LOC-04] is nested by keys, or by languages at the top', async () => {
    expect(await parse(json({ a: { b: 'x', c: { d: 'y' } }, e: 5, f: '' }))).toEqual([
      { name: '', texts: { 'a.b': 'x', 'a.c.d': 'y' }, ignored: 2 },
    ]);
    expect(await parse(json({ en: { a: 'x' }, 'pt-BR': { a: 'y' } }))).toEqual([
      { name: 'en', texts: { a: 'x' }, ignored: 0 },
      { name: 'pt-BR', texts: { a: 'y' }, ignored: 0 },
    ]);
    // Not every name is a language.
    expect(await parse(json({ de: { a: 'x' }, reviews: { a: 'y' } }))).toEqual([
      { name: '', texts: { 'de.a': 'x', 'reviews.a': 'y' }, ignored: 0 },
    ]);
    expect(await parse(json({ de: 'x' }))).toEqual([{ name: '', texts: { de: 'x' }, ignored: 0 }]);
  });

  it.each([
    ['broken JSON', '{"a":', 'notJson'],
    ['a list', '[1]', 'noTexts'],
    ['a text', '"a"', 'noTexts'],
    ['null', 'null', 'noTexts'],
    ['no text at all', '{"a":1,"b":""}', 'noTexts'],
    ['an empty object', '{}', 'noTexts'],
  ])('[LOC-04] of %s has no texts, and says why', async (_, text, issue) => {
    expect(await parse(text)).toBe(issue);
  });

  it('[LOC-04] that is empty, a single column, or too large has no texts, and says why', async () => {
    expect(await parse('', 'texts.csv')).toBe('noTexts');
    expect(await parse('key\na\n', 'texts.csv')).toBe('noTexts');
    expect(await parse(new Uint8Array(MAX_TEXTS_BYTES + 1))).toBe('tooLarge');
    expect(await parse(`{"a":"${'x'.repeat(MAX_TEXTS_BYTES - 8)}"}`)).toMatchObject([{ name: '' }]);
  });

  it('[LOC-04] that cannot be read says so', async () => {
    const file = new File(['{}'], 'texts.json');
    file.text = () => Promise.reject(new Error('gone'));
    expect(await parseTextsFile(file)).toBe('unreadable');
  });
});
