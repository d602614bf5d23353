import { createHash } from 'node:crypto';
import { type User, users } from './fixtures/users';

/** User and site of a token. `site` is null for a sign-in token. */
export interface TokenOwner {
  user: User;
  site: string | null;
}

/** Tokens of users and their sites. Deterministic, so they survive a restart until they are expired. */
export interface Tokens {
  /** @param site null for a sign-in token */
  issue(user: User, site: string | null): string;
  /** Returns null if the token is unknown or expired. */
  read(token: string): TokenOwner | null;
  expireAll(): void;
  /** Makes the initial tokens valid again. */
  restart(): void;
}

export function createTokens(seed: number): Tokens {
  let round = 0;
  let owners = new Map<string, TokenOwner>();

  const issue = (user: User, site: string | null) => {
    const token = createHash('sha256')
      .update(`${seed}:${round}:${user._id}:${site ?? 'sign-in'}`)
      .digest('base64url');
    owners.set(token, { user, site });
    return token;
  };
  const issueAll = () => {
    owners = new Map();
    for (const user of users) {
      for (const site of [null, ...user.sites]) issue(user, site);
    }
  };
  issueAll();

  return {
    issue,
    read: (token) => owners.get(token) ?? null,
    expireAll: () => {
      round += 1;
      issueAll();
    },
    restart: () => {
      round = 0;
      issueAll();
    },
  };
}
