import { getLocks } from '../../../engine/drafts/unsentWork';

interface RuleLock {
  /** Waits until no other run of the rule sends, in any tab of this browser. @throws AbortError if `signal` is aborted */
  hold: (signal?: AbortSignal) => Promise<void>;
  release: () => void;
}

/** A lock for the runs of one rule. It is never held where the browser has no locks. */
export function createRuleLock(scope: string, ruleId: string): RuleLock {
  let held: Promise<void> | null = null;
  let end = () => {};
  const acquire = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const locks = getLocks();
      if (!locks) return resolve();
      locks
        .request(`console.rule.${scope}.${ruleId}`, signal ? { signal } : {}, () => {
          resolve();
          return new Promise<void>((onEnd) => {
            end = onEnd;
          });
        })
        .catch(reject);
    });
  return {
    hold(signal) {
      held ??= acquire(signal).catch((error: unknown) => {
        held = null;
        throw error;
      });
      return held;
    },
    release() {
      end();
      end = () => {};
      held = null;
    },
  };
}
