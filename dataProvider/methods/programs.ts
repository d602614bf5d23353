import { type Program, programShape } from '../../resources/programs';
import type { Http } from '../http';
import { listOf, objectOf } from './answers';

export function programMethods(http: Http) {
  return {
    /** Lists the loyalty programmes of the site. @throws AppError */
    async listPrograms(): Promise<Program[]> {
      const answer = objectOf(await http({ method: 'GET', path: '/admin/loyalty/programs' }));
      return listOf(programShape, answer['programs'], 'programs');
    },
  };
}
