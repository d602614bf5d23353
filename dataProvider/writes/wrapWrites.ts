import type { QueryClient } from '@tanstack/react-query';
import { sendCorrection } from './sendCorrection';
import { withCache } from './withCache';
import { withOrder } from './withOrder';
import { type ProofOptions, withProof } from './withProof';
import { type ReadFresh, withVerification } from './withVerification';
import type { FindRules, Writes } from './writes';

interface WrapOptions extends Omit<ProofOptions, 'correct'> {
  /** The writes of every resource, which delete records that were created in addition. */
  allWrites: Writes;
  readFresh: ReadFresh;
  findRules: FindRules;
  queryClient: QueryClient;
  /** A wrapper around each proven and verified write; none by default. */
  report?: (writes: Writes) => Writes;
}

/** Proves or verifies writes, sends them in order, and puts their responses into the cache. */
export function wrapWrites(
  transport: Writes,
  { readFresh, findRules, queryClient, allWrites, report = (proven) => proven, ...proofOptions }: WrapOptions,
): Writes {
  const proven = withProof(withVerification(transport, readFresh, findRules), {
    ...proofOptions,
    correct: (correction) => sendCorrection(allWrites, correction),
  });
  return withCache(withOrder(report(proven), findRules), queryClient, findRules);
}
