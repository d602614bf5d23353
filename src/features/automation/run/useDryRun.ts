import { useEffect, useRef, useState } from 'react';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { useProvider } from '../../../engine/shop/useProvider';
import type { Rule } from '../rule/rule';
import { type Evaluation, findMatches } from './findMatches';
import type { RuleMemory } from './memory';

export type DryRunState =
  | { kind: 'idle' }
  | { kind: 'checking'; read: number }
  | { kind: 'done'; evaluation: Evaluation }
  | { kind: 'failed'; error: AppError };

interface DryRun {
  state: DryRunState;
  /** Finds the matches. Returns null if that failed or was canceled. */
  check: (rule: Rule, memory: RuleMemory) => Promise<Evaluation | null>;
  cancel: () => void;
}

/** Finds what a rule matches, without changing anything. A later check replaces an earlier one. */
export function useDryRun(): DryRun {
  const dataProvider = useProvider();
  const [state, setState] = useState<DryRunState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const check = async (rule: Rule, { handled }: RuleMemory) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const show = (next: DryRunState) => {
      if (!abort.signal.aborted) setState(next);
    };
    show({ kind: 'checking', read: 0 });
    try {
      const evaluation = await findMatches(rule, {
        reader: dataProvider,
        handled: new Set(handled),
        now: getServerTime(),
        signal: abort.signal,
        onProgress: (read) => show({ kind: 'checking', read }),
      });
      show(evaluation ? { kind: 'done', evaluation } : { kind: 'idle' });
      return abort.signal.aborted ? null : evaluation;
    } catch (thrown) {
      show({ kind: 'failed', error: toAppError(thrown) });
      return null;
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, check, cancel };
}
