import type * as z from 'zod/mini';
import { AppError } from '../errors';

/**
 * Texts by Idempotency-Key: what was known before each write whose outcome isn't certain yet. If it survives a reload,
 * an attempt after it doesn't repeat a write either, even if the API ignores the key.
 */
export interface AttemptStore {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  delete(key: string): void;
}

interface Attempts<Known> {
  /** Returns what was known before the attempt with this key, or null if there was none. */
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
