/** What somebody else changed or deleted meanwhile that a draft changes too, and how it is settled. */
import type { Program } from '../../../../resources/programs';
import {
  type Added,
  type Change,
  conflictsOf,
  drafted,
  forget,
  isAt,
  isSamePlace,
  listedPart,
  type Part,
  type Place,
  type ProgramDraft,
  partOf,
  valueAt,
} from '../draft/programDraft';

/** A task or reward of the programme. */
export type PartPlace = Exclude<Place, { of: 'program' }>;

/** One question that must be answered before a draft can be saved. */
export type Dispute =
  | { kind: 'value'; key: string; change: Change; theirs: unknown }
  /** `part` as it was last seen here; null where it never was, so that it cannot be put back. */
  | { kind: 'deleted'; key: string; place: PartPlace; part: Part | null };

export type Side = 'mine' | 'theirs';

/** The places of tasks and rewards that a draft changes and the programme does not have any more. */
export function deletedPlaces(program: Program, draft: ProgramDraft): PartPlace[] {
  const places = draft.changes.flatMap(({ place }) => (place.of === 'program' ? [] : [place]));
  return places.filter(
    (place, n) => !partOf(program, place.of, place.id) && places.findIndex(({ id }) => id === place.id) === n,
  );
}

/** @param seen tasks and rewards by id, as they were last seen here */
export function disputesOf(program: Program, draft: ProgramDraft, seen: ReadonlyMap<string, Part>): Dispute[] {
  const deleted = deletedPlaces(program, draft);
  const isDeleted = (place: Place) => deleted.some((one) => isSamePlace(one, place));
  const values = conflictsOf(program, draft).filter(({ place }) => !isDeleted(place));
  return [
    ...values.map((change) => ({
      kind: 'value' as const,
      key: `${change.place.of === 'program' ? '' : change.place.id} ${change.path}`,
      change,
      theirs: valueAt(program, change.place, change.path),
    })),
    ...deleted.map((place) => ({
      kind: 'deleted' as const,
      key: place.id,
      place,
      part: seen.get(place.id) ?? null,
    })),
  ];
}

/** The draft once each dispute is settled: what stays the merchant's is now upon what the others made of it. */
export function settled(
  draft: ProgramDraft,
  disputes: readonly Dispute[],
  sides: ReadonlyMap<string, Side>,
): ProgramDraft {
  return disputes.reduce((left, dispute) => settle(left, dispute, sides.get(dispute.key) ?? 'theirs'), draft);
}

function settle(draft: ProgramDraft, dispute: Dispute, side: Side): ProgramDraft {
  if (dispute.kind === 'deleted') {
    const left = forget(draft, dispute.place);
    const { part, place } = dispute;
    const back = side === 'mine' && part ? putBack(place, part, draft) : undefined;
    return back ? { ...left, added: [...left.added, back] } : left;
  }
  const { change, theirs } = dispute;
  const isIt = (one: Change) => isAt(one, change.place, change.path);
  return {
    ...draft,
    changes: draft.changes.flatMap((one) => {
      if (!isIt(one)) return [one];
      return side === 'mine' ? [{ ...one, before: theirs }] : [];
    }),
  };
}

/** The part with what was changed in it, to be added again. */
function putBack({ of, id }: PartPlace, part: Part, draft: ProgramDraft): Added | undefined {
  const alone = { _id: '', name: null, tasks: null, rewards: null, [of]: [part] };
  return listedPart(drafted(alone, { ...draft, added: [] }), of, id);
}
