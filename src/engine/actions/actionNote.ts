import '../../../i18n/en/areas/ask';
import type { useTranslate } from 'ra-core';
import type { Row } from '../../../resources/entity';
import type { NamedAction } from '../records/actions';

/** Returns what an action leaves to do for some of the records; '' if there is nothing. */
export function actionNote(
  { action }: NamedAction,
  records: readonly Row[],
  translate: ReturnType<typeof useTranslate>,
): string {
  const { note } = action;
  const count = note ? records.filter(note.when).length : 0;
  return note && count > 0 ? translate(note.message, { smart_count: count }) : '';
}
