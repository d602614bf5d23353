import type { SafeStorage } from './safeStorage';
import type { LinkCheck } from './session';
import { LINK_ACCOUNTS_STORAGE_KEY } from './storageKeys';

/** Maximum number of remembered checks. */
const MAX_CHECKS = 100;

interface LinkAccounts {
  hasPassed(userId: string | null, check: LinkCheck): boolean;
  pass(userId: string | null, check: LinkCheck): void;
}

/** The accounts that are known in this browser. They are stored as hashes, since they outlast a sign-out. */
export function linkAccounts(local: SafeStorage): LinkAccounts {
  const read = () => (local.get(LINK_ACCOUNTS_STORAGE_KEY) ?? '').split(' ').filter(Boolean);
  const toEntry = (userId: string, check: LinkCheck) => `${check}.${hash(userId)}`;
  return {
    hasPassed: (userId, check) => userId !== null && read().includes(toEntry(userId, check)),
    pass(userId, check) {
      if (userId === null) return;
      const entry = toEntry(userId, check);
      const others = read().filter((item) => item !== entry);
      local.set(LINK_ACCOUNTS_STORAGE_KEY, [...others, entry].slice(-MAX_CHECKS).join(' '));
    },
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}
