import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ImportKindName } from '../../../../resources/imports';
import { startImportWorker } from '../worker/startImportWorker';
import type { FlowState } from './flowState';
import { createImportFlow, type ImportFlow } from './importFlow';

/** What every part of the import page is given. */
export interface FlowProps {
  kind: ImportKindName;
  flow: ImportFlow;
  state: FlowState;
}

/** One import of a kind, for as long as its page is shown. */
export function useImportFlow(kind: ImportKindName): FlowProps {
  const [flow] = useState(() =>
    createImportFlow({ kind, startWorker: startImportWorker, now: () => new Date().toISOString() }),
  );
  const mounted = useRef(0);
  useEffect(() => {
    mounted.current += 1;
    return () => {
      mounted.current -= 1;
      // In development every effect runs twice.
      queueMicrotask(() => mounted.current === 0 && flow.end());
    };
  }, [flow]);
  return { kind, flow, state: useSyncExternalStore(flow.subscribe, flow.get) };
}
