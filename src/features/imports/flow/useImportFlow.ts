import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import type { ImportKindName } from '../../../../resources/imports';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { type KeptImport, keepImport } from '../prepared/keepImport';
import { createPreparedStore } from '../prepared/preparedStore';
import { startImportWorker } from '../worker/startImportWorker';
import type { FlowState } from './flowState';
import { createImportFlow, type ImportFlow } from './importFlow';

/** Props shared by the parts of the import page. */
export interface FlowProps {
  kind: ImportKindName;
  flow: ImportFlow;
  state: FlowState;
}

/** Creates an import flow, restores the stored import, and disposes the flow on unmount. */
export function useImportFlow(kind: ImportKindName): FlowProps & { kept: KeptImport } {
  const { preferencesKey } = useCurrentSite();
  const [{ flow, kept }] = useState(() => {
    const now = () => new Date(getServerTime()).toISOString();
    const newFlow = createImportFlow({ kind, startWorker: startImportWorker, now });
    return { flow: newFlow, kept: keepImport(newFlow, createPreparedStore(preferencesKey, kind), getServerTime) };
  });
  const mountCount = useRef(0);
  useEffect(() => {
    mountCount.current += 1;
    void kept.restore();
    return () => {
      mountCount.current -= 1;
      // Deferred, since StrictMode remounts once in development.
      queueMicrotask(() => {
        if (mountCount.current > 0) return;
        kept.end();
        flow.dispose();
      });
    };
  }, [flow, kept]);
  return { kind, flow, kept, state: useSyncExternalStore(flow.subscribe, flow.get) };
}
