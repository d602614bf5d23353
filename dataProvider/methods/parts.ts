import type { EntityOf } from '../entityOf';
import type { Http } from '../http';

export function partMethods(http: Http, entityOf: EntityOf) {
  return {
    /** Deletes one member of a field that holds several, such as an attachment of a review. @throws AppError */
    async deletePart(name: string, field: string, memberId: string): Promise<void> {
      const path = entityOf(name).write.parts?.[field];
      if (path === undefined) throw new Error(`Members of '${field}' of '${name}' cannot be deleted.`);
      await http({ method: 'DELETE', path: `/admin/${path}/${encodeURIComponent(memberId)}` });
    },
  };
}
