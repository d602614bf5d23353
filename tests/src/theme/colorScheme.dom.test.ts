import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseColorScheme, readColorScheme } from '../../../src/theme/colorScheme';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['theme'];
});
afterEach(() => vi.restoreAllMocks());

describe('colorScheme', () => {
  it('follows the system by default', () => {
    expect(readColorScheme()).toBe('system');
  });

  it('applies and stores a choice', () => {
    chooseColorScheme('dark');
    expect(root.dataset['theme']).toBe('dark');
    expect(readColorScheme()).toBe('dark');
    expect(localStorage.getItem('console.colorScheme')).toBe('dark');
  });

  it('returns to the system scheme', () => {
    chooseColorScheme('light');
    chooseColorScheme('system');
    expect(root.dataset['theme']).toBeUndefined();
    expect(localStorage.getItem('console.colorScheme')).toBeNull();
  });

  it('ignores invalid stored values', () => {
    localStorage.setItem('console.colorScheme', 'sepia');
    expect(readColorScheme()).toBe('system');
  });

  it('applies a choice if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    chooseColorScheme('dark');
    expect(root.dataset['theme']).toBe('dark');
  });
});
