import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { useRunFindingText } from '../findings/useFindingText';
import type { BulkPorts } from '../records/bulkChanges';
import { useWriteHistory } from '../records/EngineContext';

/** What bulk runs of the open store write with. */
export function useBulkPorts(): BulkPorts {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const history = useWriteHistory();
  const strict = useRunFindingText();
  return useMemo(() => ({ dataProvider, history, additions: { strict } }), [dataProvider, history, strict]);
}
