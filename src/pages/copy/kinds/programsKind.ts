import type { Program } from '../../../../resources/programs';
import { createRandomId } from '../../../lib/createRandomId';
import { programContentShape } from '../copyChange';
import { defineCopyKind } from './copyKind';
import { adaptProgramContent, toProgramContent, withIds } from './programContent';

/** Loyalty programs, by their names. Of several with one name, the first counts. */
export const programsKind = defineCopyKind(programContentShape, {
  hasLanguages: false,
  isSavedAtOnce: false,
  async open({ dataProvider }) {
    const byName = new Map<string, Program>();
    for (const program of await dataProvider.listPrograms()) {
      if (program.name && !byName.has(program.name)) byName.set(program.name, program);
    }
    return {
      values: new Map([...byName].map(([name, program]) => [name, toProgramContent(program)])),
      async save(changes) {
        const calls = await dataProvider.programCalls();
        for (const [name, content] of changes) {
          const own = byName.get(name);
          if (content) {
            // A repeated request shows in the store; see findRepeatedCopies.
            const { _id, tasks, rewards } = own ?? (await calls.create(name, createRandomId()));
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
