import { describe, expect, it } from 'vitest';
import { rankByWords } from '../../../src/lib/rankByWords';

describe('rankByWords', () => {
  it.each([
    ['Ostergard', 'Østergård'],
    ['ØSTERGÅRD', 'Ostergard'],
    ['lodz', 'Łódź'],
    ['strasse', 'Straße'],
    ['aether', 'Æther'],
    ['Đorđe', 'dorde'],
    ['e-mail', 'E‑mails'],
  ])('finds with %s the label %s', (text, label) => {
    expect(rankByWords([{ label }, { label: 'Other' }], text)).toEqual([{ label }]);
  });
});
