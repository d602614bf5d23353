import type { QueryClient } from '@tanstack/react-query';
import type { ConsoleRecord } from './consoleRecord';

interface ListAnswer {
  data: ConsoleRecord[];
  total?: number;
}

const isListAnswer = (answer: unknown): answer is ListAnswer =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

/** Puts what the server answered into every list, and the single record, that hold it. */
export function putRecord(queryClient: QueryClient, resource: string, record: ConsoleRecord): void {
  changeLists(queryClient, resource, record.id, (answer) => ({
    ...answer,
    data: answer.data.map((one) => (one.id === record.id ? { ...one, ...record } : one)),
  }));
  queryClient.setQueriesData({ queryKey: [resource, 'getOne'] }, (known: unknown) =>
    isRecord(known) && known.id === record.id ? { ...known, ...record } : known,
  );
}

/** Takes a deleted record out of every list. */
export function dropRecord(queryClient: QueryClient, resource: string, id: string): void {
  changeLists(queryClient, resource, id, (answer) => ({
    ...answer,
    data: answer.data.filter((one) => one.id !== id),
    ...(answer.total === undefined ? {} : { total: Math.max(0, answer.total - 1) }),
  }));
}

const isRecord = (value: unknown): value is ConsoleRecord =>
  typeof value === 'object' && value !== null && 'id' in value && '_id' in value;

/** Touches only the lists that hold the record, so that the others do not render again. */
function changeLists(
  queryClient: QueryClient,
  resource: string,
  id: string,
  change: (answer: ListAnswer) => ListAnswer,
): void {
  for (const [key, answer] of queryClient.getQueriesData({ queryKey: [resource, 'getList'] })) {
    if (isListAnswer(answer) && answer.data.some((one) => one.id === id)) queryClient.setQueryData(key, change(answer));
  }
}
