import { AppError } from '../../../dataProvider/errors';
import type { Program } from '../../../resources/programs';
import { clipText } from '../../lib/format/clipText';
import { useReportRepeated } from '../errors/useReportRepeated';
import { createProgram, findRepeatedPrograms, type NewProgram, removeProgram, type WriteOutcome } from './programList';
import { useProgramPorts } from './useProgramList';

const MAX_NAME_LENGTH = 60;

/**
 * Returns a function that creates a program, and reports the further ones if the request arrived more than once: a
 * browser sends a POST again if a reused connection closes. Needs the `create` messages.
 */
export function useCreateProgram(): (program: NewProgram) => Promise<WriteOutcome<Program>> {
  const { ports, removeFromCache, refetch } = useProgramPorts();
  const reportRepeated = useReportRepeated<Program>({
    async remove({ _id }) {
      const outcome = await removeProgram(ports, _id);
      if (outcome.kind === 'done') removeFromCache(_id);
      else throw outcome.kind === 'failed' ? outcome.error : new AppError({ kind: 'timeout' });
    },
    refresh: refetch,
  });
  const reportOthers = async (program: NewProgram, created: Program) => {
    const repeated = await findRepeatedPrograms(ports, program, created);
    if (repeated.length > 0) reportRepeated(clipText(program.name, MAX_NAME_LENGTH), repeated);
  };
  return async (program) => {
    const outcome = await createProgram(ports, program);
    if (outcome.kind === 'done') void reportOthers(program, outcome.value);
    return outcome;
  };
}
