import type { Handler } from 'json-server';
import { Problem } from './problem';

/** Names of calls that a provider may not have: `/admin/<name>`. */
export const optionalNames = ['products', 'collections', 'stats/series', 'sites/email/templates/test'] as const;
export type OptionalCall = (typeof optionalNames)[number];

/** Which of the optional calls this backend does without. */
export interface OptionalCalls {
  /** Does without these from now on, and has all others. */
  leaveOut(names: readonly OptionalCall[]): void;
  /** As it was started. */
  restart(): void;
  /** Answers 404 for what is left out. */
  check: Handler;
}

export const isOptional = (name: string): name is OptionalCall => optionalNames.some((one) => one === name);

/** @param atFirst what the backend does without when it starts */
export function createOptionalCalls(atFirst: readonly OptionalCall[]): OptionalCalls {
  let leftOut = atFirst;
  return {
    leaveOut: (names) => {
      leftOut = names;
    },
    restart: () => {
      leftOut = atFirst;
    },
    check: (request, _response, next) => {
      if (!leftOut.some((name) => `${request.path}/`.startsWith(`/admin/${name}/`))) return next();
      throw new Problem(404, `There is no ${request.method} ${request.path}.`);
    },
  };
}
