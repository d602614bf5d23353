import { createHash } from 'node:crypto';
import { type User, users } from './fixtures/users';

/** Whose token it is, and of which site; a sign-in token is of none. */
export interface Bearer {
  user: User;
  site: string | null;
}

/** Tokens of users and their sites: the same after a restart, until they are made to expire. */
export interface Tokens {
  /** @param site null for the token that signing in gives */
  issue(user: User, site: string | null): string;
  /** Null when the token is unknown or expired. */
  read(token: string): Bearer | null;
  expireAll(): void;
  /** Makes the first tokens good again. */
  restart(): void;
}

export function createTokens(seed: number): Tokens {
  let round = 0;
  let known = new Map<string, Bearer>();

  const issue = (user: User, site: string | null) =>
    createHash('sha256')
      .update(`${seed}:${round}:${user._id}:${site ?? 'sign-in'}`)
      .digest('base64url');
  const issueAll = () => {
    known = new Map();
    for (const user of users) {
      for (const site of [null, ...user.sites]) known.set(issue(user, site), { user, site });
    }
  };
  issueAll();

  return {
    issue,
    read: (token) => known.get(token) ?? null,
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
