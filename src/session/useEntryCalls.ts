import { useMemo } from 'react';
import { createHttp } from '../../dataProvider/http/http';
import { type EntryCalls, entryCalls } from '../../dataProvider/methods/entryCalls';
import { useConfig } from './SessionContext';

/** The calls of pages that need no session. They never carry the token of one. */
export function useEntryCalls(): EntryCalls {
  const { apiUrl } = useConfig();
  return useMemo(() => entryCalls(createHttp({ apiUrl, token: () => null })), [apiUrl]);
}
