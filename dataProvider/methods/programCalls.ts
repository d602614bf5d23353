import { type Program, programShape } from '../../resources/programs';
import type { Http } from '../http/http';
import { parseObject, parseValue } from './parseResponse';

/** The order of the tasks and rewards of loyalty programs (specification section 7). */
export function programCalls(http: Http) {
  return {
    /** Moves an item of a list to another index (from 0). @returns the updated program @throws AppError */
    async reorder(id: string, list: 'tasks' | 'rewards', fromIndex: number, toIndex: number): Promise<Program> {
      const path = `/admin/loyalty/programs/${encodeURIComponent(id)}/${list}/reorder`;
      const response = await http({ method: 'POST', path, body: { fromIndex, toIndex } });
      return parseValue(programShape, parseObject(response, true)['program'], 'program', true);
    },
  };
}

export type ProgramCalls = ReturnType<typeof programCalls>;
