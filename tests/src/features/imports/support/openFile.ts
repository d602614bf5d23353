import { expect } from 'vitest';
import type { ImportKindName } from '../../../../../resources/imports';
import { getUndecidedFields } from '../../../../../src/features/imports/flow/flowState';
import { createImportFlow } from '../../../../../src/features/imports/flow/importFlow';
import { startImportWorker } from './inProcessWorker';

const NOW = '2026-11-21T10:00:00.000Z';

/** Opens a file like the import page does. */
export function start(kind: ImportKindName, content: string | Uint8Array<ArrayBuffer>) {
  const flow = createImportFlow({ kind, startWorker: startImportWorker, now: () => NOW });
  flow.openSource({ name: 'file.csv', data: new Blob([content]) });
  const settle = async () => {
    await expect.poll(() => flow.get().reading.kind, { interval: 1 }).not.toBe('reading');
    const isOpen = flow.get().reading.kind === 'open';
    await expect.poll(() => flow.get().isChecking || (isOpen && !flow.get().readings), { interval: 1 }).toBe(false);
  };
  return { flow, settle };
}

/** Opens a file, and returns what it would send, what it refuses, and what it asks. */
export async function open(kind: ImportKindName, content: string | Uint8Array<ArrayBuffer>) {
  const { flow, settle } = start(kind, content);
  await settle();
  const state = flow.get();
  const sent = state.summary ? await flow.readyRows(0, 100) : [];
  const all = state.summary ? await flow.getRows(Array.from({ length: state.summary.rows }, (_, row) => row)) : [];
  flow.dispose();
  return {
    /** Errors by line. */
    refusedLines: Object.fromEntries(
      all
        .filter(({ issues }) => Object.keys(issues).length > 0)
        .map(({ line, issues }) => [line, Object.values(issues).join(' ')]),
    ),
    state,
    sent,
    refused: state.summary?.countByIssue ?? {},
    asked: getUndecidedFields(state),
    formats: (field: string) => state.readings?.[field]?.options.map(({ format }) => format),
  };
}
