import { describe, expect, it } from 'vitest';
import { createSafeStorage } from '../../../dataProvider/session/safeStorage';
import { FakeStorage } from '../support/tabs';

/** Storage whose quota can be used up and freed. */
class LimitedStorage extends FakeStorage {
  isFull = false;
  override setItem(key: string, text: string) {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    super.setItem(key, text);
  }
}

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('a storage that works', () => {
  it('keeps values, and nothing of the check', () => {
    const stored = new FakeStorage();
    const storage = createSafeStorage(() => stored);
    expect([storage.isPersistent, stored.length]).toEqual([true, 0]);
    expect([storage.get('a'), storage.set('a', '1'), storage.get('a')]).toEqual([null, true, '1']);
    expect([stored.getItem('a'), storage.keys(), storage.isPersistent]).toEqual(['1', ['a'], true]);
    storage.dropMemory('a');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect([storage.get('a'), storage.keys(), stored.length]).toEqual([null, [], 0]);
  });

  it('is checked once', () => {
    let count = 0;
    const storage = createSafeStorage(() => {
      count += 1;
      return new FakeStorage();
    });
    expect([storage.isPersistent, storage.isPersistent, count]).toEqual([true, true, 1]);
  });

  it('is persistent only if it returns what was written', () => {
    class Forgetful extends FakeStorage {
      override setItem() {}
    }
    expect(createSafeStorage(() => new Forgetful()).isPersistent).toBe(false);
  });
});

describe.each([
  ['blocked', blocked],
  ['missing', () => null],
])('a storage that is %s', (_what, getStorage) => {
  it('is replaced by memory', () => {
    const storage = createSafeStorage(getStorage);
    expect(storage.isPersistent).toBe(false);
    expect([storage.get('a'), storage.keys()]).toEqual([null, []]);
    expect([storage.set('a', '1'), storage.get('a'), storage.keys()]).toEqual([false, '1', ['a']]);
    storage.removeStored('a');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect([storage.get('a'), storage.keys()]).toEqual([null, []]);
    storage.set('b', '2');
    storage.dropMemory('b');
    expect(storage.get('b')).toBeNull();
  });
});

describe('a storage that is full', () => {
  it('keeps its value, and the new one is in memory until there is space', () => {
    const stored = new LimitedStorage();
    const storage = createSafeStorage(() => stored);
    expect(storage.isPersistent).toBe(true);
    storage.set('a', 'old');
    stored.isFull = true;
    expect([storage.set('a', 'new'), storage.isPersistent]).toEqual([false, false]);
    expect([storage.get('a'), stored.getItem('a')]).toEqual(['new', 'old']);
    storage.dropMemory('a');
    expect(storage.get('a')).toBe('old');
    storage.set('a', 'new');
    stored.isFull = false;
    expect([storage.set('a', 'newer'), storage.get('a'), storage.keys()]).toEqual([true, 'newer', ['a']]);
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('can lose its value while the new one stays in memory', () => {
    const stored = new LimitedStorage();
    const storage = createSafeStorage(() => stored);
    storage.set('a', 'old');
    stored.isFull = true;
    storage.set('a', 'new');
    expect(storage.isPersistent).toBe(false);
    storage.removeStored('a');
    expect([storage.get('a'), stored.getItem('a')]).toEqual(['new', null]);
  });
});
