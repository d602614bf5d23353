import { fetchRecords } from '../../../../dataProvider/recordQueries';
import type { Program } from '../../../../resources/programs';
import { programContentShape } from '../copyChange';
import { defineCopyKind } from './copyKind';
import { adaptProgramContent, toProgramContent, withIds } from './programContent';

/** Loyalty programs, by their names. Of several with one name, the first counts. */
export const programsKind = defineCopyKind(programContentShape, {
  hasLanguages: false,
  isSavedAtOnce: false,
  async open({ dataProvider }) {
    const byName = new Map<string, Program>();
    for (const program of await fetchRecords(dataProvider, 'programs')) {
      if (program.name && !byName.has(program.name)) byName.set(program.name, program);
    }
    return {
      values: new Map([...byName].map(([name, program]) => [name, toProgramContent(program)])),
      async save(changes, keys) {
        const calls = await dataProvider.programCalls();
        // A repeated request shows in the store; see findRepeatedCopies.
        const create = async (name: string) => {
          const created = await calls.create(name, keys.get(name));
          keys.forget(name);
          return created;
        };
        for (const [name, content] of changes) {
          const own = byName.get(name);
          if (content) {
            const { _id, tasks, rewards } = own ?? (await create(name));
            await calls.patch(_id, {
              tasks: withIds(content.tasks, tasks),
              rewards: withIds(content.rewards, rewards),
              settings: content.settings,
            });
          } else if (own) {
            await calls.remove(own._id);
          }
        }
      },
    };
  },
  adapt: adaptProgramContent,
});
