import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import type { ImportKindName } from '../../../../resources/imports';
import { startImportWorker } from '../worker/startImportWorker';
import type { FlowState } from './flowState';
import { createImportFlow, type ImportFlow } from './importFlow';

/** Props shared by the parts of the import page. */
export interface FlowProps {
  kind: ImportKindName;
  flow: ImportFlow;
  state: FlowState;
}

/** Creates an import flow and disposes it on unmount. */
export function useImportFlow(kind: ImportKindName): FlowProps {
  const [flow] = useState(() =>
    createImportFlow({ kind, startWorker: startImportWorker, now: () => new Date(getServerTime()).toISOString() }),
  );
  const mountCount = useRef(0);
  useEffect(() => {
    mountCount.current += 1;
    return () => {
      mountCount.current -= 1;
      // Deferred, since StrictMode remounts once in development.
      queueMicrotask(() => mountCount.current === 0 && flow.dispose());
    };
  }, [flow]);
  return { kind, flow, state: useSyncExternalStore(flow.subscribe, flow.get) };
}
