import { AppError } from '../../../../dataProvider/errors';
import type { Program } from '../../../../resources/programs';
import { useReportCreated } from '../../../engine/errors/useReportCreated';
import { clipText } from '../../../lib/format/clipText';
import { createProgram, findRepeatedPrograms, type NewProgram, removeProgram, type WriteOutcome } from './programList';
import { useProgramPorts } from './useProgramList';

const MAX_NAME_LENGTH = 60;

interface ProgramCreation {
  create: (program: NewProgram) => Promise<WriteOutcome<Program>>;
  /**
   * Refetches the programs, and shows the message if the program was created once. Otherwise, reports the others.
   * To be called when the program has its content.
   */
  reportCreated: (program: NewProgram, created: Program, done: string) => void;
}

/** Creates programs, and reports the further ones if a request arrived more than once. Needs the `create` messages. */
export function useCreateProgram(): ProgramCreation {
  const { ports, load, removeFromCache, refetch } = useProgramPorts();
  const report = useReportCreated<Program>({
    async remove({ _id }) {
      const outcome = await removeProgram(ports, _id);
      if (outcome.kind === 'done') removeFromCache(_id);
      else throw outcome.kind === 'failed' ? outcome.error : new AppError({ kind: 'timeout' });
    },
    refresh: refetch,
  });
  return {
    create: (program) => createProgram(ports, program),
    reportCreated(program, created, done) {
      const name = clipText(program.name, MAX_NAME_LENGTH);
      const findRepeated = async () => findRepeatedPrograms(await load(), program, created);
      void report({ name, done, findRepeated });
    },
  };
}
