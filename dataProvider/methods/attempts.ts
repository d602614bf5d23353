import type * as z from 'zod/mini';
import { AppError } from '../errors';

/**
 * Stores a text for each idempotency key: the state before a write whose outcome isn't certain yet. With a store that
 * survives a reload, an attempt after the reload doesn't repeat the write, even if the API ignores the key.
 */
export interface AttemptStore {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  delete(key: string): void;
}

interface Attempts<Known> {
  /** Returns the state before the earlier attempt with this key, or null if there was none. */
  find(key: string): Known | null;
  /** To be called before the write is sent: the page may be closed before the response. */
  start(key: string, known: Known): void;
  /** To be called when the outcome is certain. */
  end(key: string): void;
}

/** Attempts of one kind. Another attempt with the same key looks for the result of the first, and then sends or not. */
export function createAttempts<Known>(store: AttemptStore, shape: z.ZodMiniType<Known>): Attempts<Known> {
  return {
    find(key) {
      try {
        return shape.parse(JSON.parse(store.get(key) ?? ''));
      } catch {
        return null;
      }
    },
    start: (key, known) => store.set(key, JSON.stringify(known)),
    end: (key) => store.delete(key),
  };
}

/** Error of an earlier attempt, whose own error is gone with the page that sent it. */
export const createLostError = (): AppError => new AppError({ kind: 'timeout', uncertain: true });
