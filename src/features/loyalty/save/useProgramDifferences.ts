import { useTranslate } from 'ra-core';
import { getDefault } from '../../../../resources/config/configShape';
import type { Program } from '../../../../resources/programs';
import { useValueText } from '../../../engine/fields/useValueText';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { findFormField } from '../draft/formFields';
import { type ChangeTarget, type DraftChange, findPartAt, type ProgramPart } from '../draft/programDraft';
import type { ProgramController } from '../editor/useProgramController';
import { useChoiceLabels, useFieldText } from '../forms/useFieldText';
import { getPartSentences } from '../programs/getPartSentences';
import { usePartTitle } from '../programs/usePartTitle';
import { useSentence } from '../programs/useSentence';

/** A change as text. */
export interface ProgramDifference {
  key: string;
  target: ChangeTarget;
  text: string;
}

interface ChangeText {
  /** Title of the part; '' for the program itself. */
  title: string;
  field: string;
  text: (value: unknown) => string;
  type: string | null;
}

/**
 * Returns the title, field label, and value formatter of a change.
 * @param seen last known tasks and rewards by id, including deleted ones
 */
export function useChangeText(
  saved: Program,
  seen: ReadonlyMap<string, ProgramPart>,
): (change: Pick<DraftChange, 'target' | 'path'>) => ChangeText {
  const getPartTitle = usePartTitle();
  const getFieldText = useFieldText();
  const valueText = useValueText(useChoiceLabels());
  return ({ target, path }) => {
    const part = target.of === 'program' ? undefined : (findPartAt(saved, target) ?? seen.get(target.id));
    const type = part?.type ?? null;
    const field = findFormField(target, type, path);
    const name = path.split('.').at(-1) ?? path;
    return {
      title: target.of === 'program' ? '' : getPartTitle(target.of, part ?? { title: null, type: target.id }),
      field: getFieldText(type, path).label,
      text: (value) => valueText(field, name, value === undefined && field ? getDefault(field) : value),
      type,
    };
  };
}

/** Describes all changes of a draft, such as 'Sign up: 50 → 100 points'. */
export function useProgramDifferences(
  saved: Program,
  { changes, unsaved, seen }: Pick<ProgramController, 'changes' | 'unsaved' | 'seen'>,
): readonly ProgramDifference[] {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const getPartTitle = usePartTitle();
  const formatSentence = useSentence();
  const getChangeText = useChangeText(saved, seen);

  const toDifference = (change: DraftChange): ProgramDifference => {
    const { target, path, before, after } = change;
    const { title, field, text } = getChangeText(change);
    const partId = target.of === 'program' ? '' : target.id;
    // Points are described without the field label, and with the unit only once.
    const isPoints = (path === 'points' || path === 'pointsCost') && typeof before === 'number';
    const values = isPoints
      ? { before: formatPoints(before, locale), after: text(after) }
      : { before: text(before), after: text(after) };
    const messageKey = isPoints || path === 'isEnabled' ? 'loyaltyEditor.review.values' : 'loyaltyEditor.review.change';
    const changeText = translate(messageKey, { field, ...values });
    return {
      key: `${partId} ${path}`,
      target,
      text: title === '' ? changeText : translate('loyaltyEditor.review.ofPart', { title, change: changeText }),
    };
  };
  const addedDifferences = unsaved.map(({ list, part }): ProgramDifference => {
    const sentences = getPartSentences(list, part);
    return {
      key: part._id,
      target: { of: list, id: part._id },
      text: translate(list === 'tasks' ? 'loyaltyEditor.review.newTask' : 'loyaltyEditor.review.newReward', {
        title: getPartTitle(list, part),
        sentence: sentences ? formatSentence(sentences.sentence) : '',
      }),
    };
  });
  return [...changes.map(toDifference), ...addedDifferences];
}
