import { useTranslate } from 'ra-core';
import { defaultOf } from '../../../../resources/config/configShape';
import type { Program } from '../../../../resources/programs';
import { useValueText } from '../../../engine/fields/useValueText';
import { useShop } from '../../../engine/shop';
import { points } from '../../../lib/points';
import { fieldAt } from '../draft/fieldAt';
import { type Change, type Part, type Place, type ProgramDraft, partAt, stillAdded } from '../draft/programDraft';
import { useChoiceWords, useFieldWords } from '../forms/fieldWords';
import { partSentences } from '../words/partSentences';
import { usePartTitle } from '../words/usePartTitle';
import { useSentence } from '../words/useSentence';

/** One change in words. */
export interface Difference {
  key: string;
  place: Place;
  text: string;
}

interface ChangeWords {
  /** Whose value it is; '' for the programme's own. */
  title: string;
  field: string;
  text: (value: unknown) => string;
  type: string | null;
}

/** What a change is about, in words. @param seen tasks and rewards as they were last seen, also those that are gone */
export function useChangeWords(saved: Program, seen: ReadonlyMap<string, Part>): (change: Change) => ChangeWords {
  const titleOf = usePartTitle();
  const fieldWords = useFieldWords();
  const valueText = useValueText(useChoiceWords());
  return ({ place, path }) => {
    const part = place.of === 'program' ? undefined : (partAt(saved, place) ?? seen.get(place.id));
    const type = part?.type ?? null;
    const field = fieldAt(place, type, path);
    const name = path.split('.').at(-1) ?? path;
    return {
      title: place.of === 'program' ? '' : titleOf(place.of, part ?? { title: null, type: place.id }),
      field: fieldWords(type, path).label,
      text: (value) => valueText(field, name, value === undefined && field ? defaultOf(field) : value),
      type,
    };
  };
}

/** Everything that a draft changes in a programme, in words: 'Sign up: 50 → 100 points'. */
export function useDifferences(
  saved: Program,
  draft: ProgramDraft,
  seen: ReadonlyMap<string, Part>,
): readonly Difference[] {
  const translate = useTranslate();
  const { locale } = useShop();
  const titleOf = usePartTitle();
  const say = useSentence();
  const wordsOf = useChangeWords(saved, seen);

  const changed = (change: Change): Difference => {
    const { place, path, before, after } = change;
    const { title, field, text } = wordsOf(change);
    const of = place.of === 'program' ? '' : place.id;
    // Two numbers of points need no name of the field, and their unit but once.
    const isPoints = (path === 'points' || path === 'pointsCost') && typeof before === 'number';
    const values = isPoints
      ? { before: points(before, locale), after: text(after) }
      : { before: text(before), after: text(after) };
    const named = isPoints || path === 'isEnabled' ? 'loyaltyEditor.review.values' : 'loyaltyEditor.review.change';
    const told = translate(named, { field, ...values });
    return {
      key: `${of} ${path}`,
      place,
      text: title === '' ? told : translate('loyaltyEditor.review.ofPart', { title, change: told }),
    };
  };
  const added = stillAdded(saved, draft).map(({ list, part }): Difference => {
    const said = partSentences(list, part);
    return {
      key: part._id,
      place: { of: list, id: part._id },
      text: translate(list === 'tasks' ? 'loyaltyEditor.review.newTask' : 'loyaltyEditor.review.newReward', {
        title: titleOf(list, part),
        sentence: said ? say(said.sentence) : '',
      }),
    };
  });
  return [...draft.changes.map(changed), ...added];
}
