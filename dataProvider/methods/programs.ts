import { type Program, programShape } from '../../resources/programs';
import type { Http } from '../http';
import { listOf, objectOf } from './answers';

export function programMethods(http: Http) {
  return {
    /** Lists the loyalty programmes of the site. @throws AppError */
    async listPrograms(signal?: AbortSignal): Promise<Program[]> {
      const request = { method: 'GET', path: '/admin/loyalty/programs', ...(signal && { signal }) } as const;
      return listOf(programShape, objectOf(await http(request))['programs'], 'programs');
    },
  };
}
