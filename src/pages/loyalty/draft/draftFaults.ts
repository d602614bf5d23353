import { isAsked } from '../../../../resources/config/configField';
import { type ConfigFault, configFault } from '../../../../resources/config/configShape';
import type { Program } from '../../../../resources/programs';
import { fieldAt, partForm } from './fieldAt';
import { drafted, type Place, type ProgramDraft, partAt, valueAt } from './programDraft';

/** One value of a draft that cannot be saved. */
export interface DraftFault {
  place: Place;
  path: string;
  fault: ConfigFault;
}

/**
 * What of a draft cannot be saved: of what the provider has, only what was changed is looked at, so that a task that it
 * holds to be good can be switched off whatever else is in it; of what was added, everything.
 */
export function draftFaults(program: Program, draft: ProgramDraft): DraftFault[] {
  const whole = drafted(program, draft);
  const faultAt = (place: Place, path: string): DraftFault[] => {
    const part = partAt(whole, place);
    const field = fieldAt(place, part?.type ?? null, path);
    if (!field || (part && !isAsked(field, part.config))) return [];
    const fault = configFault(field, valueAt(whole, place, path));
    return fault ? [{ place, path, fault }] : [];
  };
  return [
    ...draft.changes.flatMap(({ place, path }) => faultAt(place, path)),
    ...draft.added.flatMap(({ list, part }) =>
      Object.keys(partForm(list, part.type) ?? {}).flatMap((path) => faultAt({ of: list, id: part._id }, path)),
    ),
  ];
}
