/** What changes loyalty programmes (specification section 7). Every call answers the programme as it is now. */
import { type Program, type ProgramReward, type ProgramTask, programShape } from '../../resources/programs';
import type { Http, HttpRequest } from '../http';
import { objectOf, partOf } from './answers';

/** What of a programme is changed as a whole; a list is replaced by the one that is sent. */
export interface ProgramChange {
  name?: string | null;
  tasks?: readonly ProgramTask[];
  rewards?: readonly ProgramReward[];
  settings?: unknown;
}

export function programCalls(http: Http) {
  const at = (id: string, ...rest: readonly string[]) =>
    ['/admin/loyalty/programs', id, ...rest].map((step, n) => (n === 0 ? step : encodeURIComponent(step))).join('/');
  const send = async (method: HttpRequest['method'], path: string, body?: unknown): Promise<Program> => {
    const answer = await http({ method, path, ...(body !== undefined && { body }) });
    return partOf(programShape, objectOf(answer, true)['program'], 'program', true);
  };
  return {
    /**
     * Makes a programme without tasks and rewards.
     * @param key of this intent: the same in every try, so that it is made once @throws AppError
     */
    async create(name: string, key: string): Promise<Program> {
      const headers = { 'Idempotency-Key': key };
      const answer = await http({ method: 'POST', path: '/admin/loyalty/programs', body: { name }, headers });
      return partOf(programShape, objectOf(answer, true)['program'], 'program', true);
    },
    /** @throws AppError */
    patch: (id: string, body: ProgramChange): Promise<Program> => send('PATCH', at(id), body),
    /** @throws AppError */
    async remove(id: string): Promise<void> {
      await http({ method: 'DELETE', path: at(id) });
    },
    /** Puts a task in the place of the one with its id; at the end where there is none. @throws AppError */
    putTask: (id: string, task: ProgramTask): Promise<Program> => send('PUT', at(id, 'tasks'), { task }),
    /** @throws AppError */
    removeTask: (id: string, taskId: string): Promise<Program> => send('DELETE', at(id, 'tasks', taskId)),
    /** Puts a reward in the place of the one with its id; at the end where there is none. @throws AppError */
    putReward: (id: string, reward: ProgramReward): Promise<Program> => send('PUT', at(id, 'rewards'), { reward }),
    /** @throws AppError */
    removeReward: (id: string, rewardId: string): Promise<Program> => send('DELETE', at(id, 'rewards', rewardId)),
    /** Moves what stands at one place of a list, from 0, to another. @throws AppError */
    reorder: (id: string, list: 'tasks' | 'rewards', fromIndex: number, toIndex: number): Promise<Program> =>
      send('POST', at(id, list, 'reorder'), { fromIndex, toIndex }),
  };
}

export type ProgramCalls = ReturnType<typeof programCalls>;
