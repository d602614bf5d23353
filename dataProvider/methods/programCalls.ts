/** Writes of loyalty programs (specification section 7). Every call returns the updated program. */
import { type Program, type ProgramReward, type ProgramTask, programShape } from '../../resources/programs';
import type { Http, HttpRequest } from '../http/http';
import { parseObject, parseValue } from './parseResponse';

/** Partial update of a program. A list is replaced as a whole. */
export interface ProgramChange {
  name?: string | null;
  tasks?: readonly ProgramTask[];
  rewards?: readonly ProgramReward[];
  settings?: unknown;
}

export function programCalls(http: Http) {
  const buildPath = (id: string, ...rest: readonly string[]) =>
    ['/admin/loyalty/programs', id, ...rest]
      .map((segment, index) => (index === 0 ? segment : encodeURIComponent(segment)))
      .join('/');
  const send = async (method: HttpRequest['method'], path: string, body?: unknown): Promise<Program> => {
    const response = await http({ method, path, ...(body !== undefined && { body }) });
    return parseValue(programShape, parseObject(response, true)['program'], 'program', true);
  };
  return {
    /**
     * Creates a program without tasks and rewards.
     * @param key idempotency key, the same for each attempt
     * @throws AppError
     */
    async create(name: string, key: string): Promise<Program> {
      const headers = { 'Idempotency-Key': key };
      const response = await http({ method: 'POST', path: '/admin/loyalty/programs', body: { name }, headers });
      return parseValue(programShape, parseObject(response, true)['program'], 'program', true);
    },
    /** @throws AppError */
    patch: (id: string, body: ProgramChange): Promise<Program> => send('PATCH', buildPath(id), body),
    /** @throws AppError */
    async remove(id: string): Promise<void> {
      await http({ method: 'DELETE', path: buildPath(id) });
    },
    /** Replaces the task with the same id, or appends it if there is none. @throws AppError */
    putTask: (id: string, task: ProgramTask): Promise<Program> => send('PUT', buildPath(id, 'tasks'), { task }),
    /** @throws AppError */
    removeTask: (id: string, taskId: string): Promise<Program> => send('DELETE', buildPath(id, 'tasks', taskId)),
    /** Replaces the reward with the same id, or appends it if there is none. @throws AppError */
    putReward: (id: string, reward: ProgramReward): Promise<Program> =>
      send('PUT', buildPath(id, 'rewards'), { reward }),
    /** @throws AppError */
    removeReward: (id: string, rewardId: string): Promise<Program> =>
      send('DELETE', buildPath(id, 'rewards', rewardId)),
    /** Moves an item of a list to another index (from 0). @throws AppError */
    reorder: (id: string, list: 'tasks' | 'rewards', fromIndex: number, toIndex: number): Promise<Program> =>
      send('POST', buildPath(id, list, 'reorder'), { fromIndex, toIndex }),
  };
}

export type ProgramCalls = ReturnType<typeof programCalls>;
