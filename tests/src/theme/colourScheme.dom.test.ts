import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseColourScheme, readColourScheme } from '../../../src/theme/colourScheme';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});
afterEach(() => vi.restoreAllMocks());

describe('colourScheme', () => {
  it('follows the system by default', () => {
    expect(readColourScheme()).toBe('system');
  });

  it('shows a choice at once and keeps it', () => {
    chooseColourScheme('dark');
    expect(root.dataset['theme']).toBe('dark');
    expect(readColourScheme()).toBe('dark');
    expect(localStorage.getItem('console.colourScheme')).toBe('dark');
  });

  it('goes back to the system', () => {
    chooseColourScheme('light');
    chooseColourScheme('system');
    expect(root.dataset['theme']).toBeUndefined();
    expect(localStorage.getItem('console.colourScheme')).toBeNull();
  });

  it('takes garbage in storage for no choice', () => {
    localStorage.setItem('console.colourScheme', 'sepia');
    expect(readColourScheme()).toBe('system');
  });

  it('shows the choice where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    chooseColourScheme('dark');
    expect(root.dataset['theme']).toBe('dark');
  });
});
