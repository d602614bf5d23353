import type { Program } from '../../../../resources/programs';
import {
  type Added,
  conflictsOf,
  drafted,
  listedPart,
  type PartList,
  type Place,
  type ProgramDraft,
} from './programDraft';

/** One call that saves a part of a draft (specification section 7). */
export type ProgramWrite =
  | { call: 'patch'; body: { name?: string | null; settings?: unknown } }
  | ({ call: 'put' } & Added);

/** The calls that save a draft, in their order: the programme itself, then what was changed, then what was added. */
export function writesOf(program: Program, draft: ProgramDraft): ProgramWrite[] {
  const whole = drafted(program, draft);
  const places = draft.changes.map(({ place }) => place);
  const own = draft.changes.filter(({ place }) => place.of === 'program').map(({ path }) => path);
  const patch = {
    ...(own.includes('name') && { name: whole.name }),
    ...(own.some((path) => path.startsWith('settings.')) && { settings: whole.settings }),
  };
  const put = (list: PartList, id: string): ProgramWrite[] => {
    const listed = listedPart(whole, list, id);
    return listed ? [{ call: 'put', ...listed }] : [];
  };
  return [
    ...(own.length > 0 ? [{ call: 'patch', body: patch } satisfies ProgramWrite] : []),
    ...onePerPart(places).flatMap(({ of, id }) => put(of, id)),
    ...draft.added.flatMap(({ list, part }) => put(list, part._id)),
  ];
}

/** Where in a programme a call writes. */
export const placeOf = (write: ProgramWrite): Place =>
  write.call === 'patch' ? { of: 'program' } : { of: write.list, id: write.part._id };

/** Nobody else changed meanwhile what this draft changes. */
export const isUndisputed = (program: Program, draft: ProgramDraft): boolean =>
  conflictsOf(program, draft).length === 0;

function onePerPart(places: readonly Place[]): Exclude<Place, { of: 'program' }>[] {
  const parts = places.flatMap((place) => (place.of === 'program' ? [] : [place]));
  return parts.filter(({ id }, n) => parts.findIndex((other) => other.id === id) === n);
}
