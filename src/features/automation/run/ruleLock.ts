import { useEffect, useState } from 'react';
import { acquireLock, getLocks } from '../../../engine/drafts/locks';

interface RuleLock {
  /** Waits until no other run of the rule sends, in any tab of this browser. @throws AbortError if `signal` is aborted */
  hold: (signal?: AbortSignal) => Promise<void>;
  release: () => void;
}

const toLockName = (scope: string, ruleId: string) => `console.rule.${scope}.${ruleId}`;

/**
 * Whether no run of a rule is active in this browser. False until the lock has been checked; true without locks.
 * @param version the starts of the runs with open records: a change asks again
 */
export function useIsRuleIdle(scope: string, ruleId: string, version: string): boolean {
  const [idleVersion, setIdleVersion] = useState<string | null>(null);
  useEffect(() => {
    const locks = getLocks();
    if (!locks) return setIdleVersion(version);
    const abort = new AbortController();
    // Granted when the run has ended.
    locks
      .request(toLockName(scope, ruleId), { mode: 'shared', signal: abort.signal }, () => setIdleVersion(version))
      .catch(() => undefined);
    return () => abort.abort();
  }, [scope, ruleId, version]);
  return idleVersion === version;
}

/** A lock for the runs of one rule. It is never held where the browser has no locks. */
export function createRuleLock(scope: string, ruleId: string): RuleLock {
  let held: Promise<() => void> | null = null;
  return {
    async hold(signal) {
      held ??= acquireLock(toLockName(scope, ruleId), signal ? { signal } : {}).catch((error: unknown) => {
        held = null;
        throw error;
      });
      await held;
    },
    release() {
      held?.then(
        (release) => release(),
        () => undefined,
      );
      held = null;
    },
  };
}
