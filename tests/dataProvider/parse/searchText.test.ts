import { expect, it } from 'vitest';
import { searchPrefix } from '../../../dataProvider/parse/searchText';

it.each([
  [null, ''],
  ['  Lamp shade ', 'Lamp shade'],
  ['\n Lamp\nfor the desk\r\nin white', 'Lamp'],
  ['Lamp\tdesk', 'Lamp'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), 'x'.repeat(80)],
  [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
  [`${'x'.repeat(79)}😀`, 'x'.repeat(79)],
  [`😀${'x'.repeat(78)}😀`, `😀${'x'.repeat(78)}`],
])('searches for the first line of %j, without half characters', (text, search) => {
  expect(searchPrefix(text)).toBe(search);
});
