import type { QueryClient } from '@tanstack/react-query';
import type { ConsoleRecord } from './consoleRecord';

interface ListAnswer {
  data: ConsoleRecord[];
  total?: number;
}

const isListAnswer = (answer: unknown): answer is ListAnswer =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

interface OneAnswer {
  data: ConsoleRecord;
}

const isOneAnswer = (answer: unknown): answer is OneAnswer =>
  typeof answer === 'object' && answer !== null && 'data' in answer && isRecord(answer.data);

/** A record as some list has it; undefined where none does. */
export function listedRecord(queryClient: QueryClient, resource: string, id: string): ConsoleRecord | undefined {
  const answers = queryClient.getQueriesData({ queryKey: [resource, 'getList'] }).map(([, answer]) => answer);
  return answers.flatMap((answer) => (isListAnswer(answer) ? answer.data : [])).find((one) => one.id === id);
}

/** Puts what the server answered into every list, and the single record, that hold it. */
export function putRecord(queryClient: QueryClient, resource: string, record: ConsoleRecord): void {
  changeLists(queryClient, resource, record.id, (answer) => ({
    ...answer,
    data: answer.data.map((one) => (one.id === record.id ? { ...one, ...record } : one)),
  }));
  queryClient.setQueriesData({ queryKey: [resource, 'getOne'] }, (known: unknown) =>
    isOneAnswer(known) && known.data.id === record.id ? { ...known, data: { ...known.data, ...record } } : known,
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
