/** Writes of birthdays whose outcome is known wherever it can be: where the answer is lost, the list is read again. */

import { certainly } from '../../../../dataProvider/certainly';
import { toAppError } from '../../../../dataProvider/errors';
import type { CustomerCalls } from '../../../../dataProvider/methods/customers';
import type { Birthday, BirthdayDraft } from '../../../../resources/birthdays';

type Calls = Pick<CustomerCalls, 'birthdays' | 'addBirthday' | 'deleteBirthday'>;

/**
 * Adds one; it is never sent twice.
 * @param known those that were there before; null where they could not be read: then nothing tells a new one
 * @throws AppError uncertain where nobody can tell whether it was added
 */
export async function addedBirthday(
  calls: Calls,
  id: string,
  draft: BirthdayDraft,
  known: readonly Birthday[] | null,
): Promise<Birthday> {
  try {
    return await calls.addBirthday(id, draft);
  } catch (thrown) {
    const error = toAppError(thrown);
    const now = error.uncertain && known ? await readOrNull(calls, id) : null;
    if (!now || !known) throw error;
    const added = now.find((one) => known.every(({ _id }) => _id !== one._id) && isSame(one, draft));
    if (added) return added;
    throw certainly(error);
  }
}

/** Deletes one; one that is gone already is deleted. @throws AppError uncertain where nobody can tell */
export async function deletedBirthday(calls: Calls, id: string, birthdayId: string): Promise<void> {
  try {
    await calls.deleteBirthday(id, birthdayId);
  } catch (thrown) {
    const error = toAppError(thrown);
    const now = error.uncertain || error.kind === 'notFound' ? await readOrNull(calls, id) : null;
    if (!now) throw error;
    if (now.some(({ _id }) => _id === birthdayId)) throw certainly(error);
  }
}

async function readOrNull(calls: Calls, id: string): Promise<Birthday[] | null> {
  try {
    return await calls.birthdays(id);
  } catch {
    return null;
  }
}

const isSame = (one: Birthday, { event_type, person, date }: BirthdayDraft) =>
  one.event_type === event_type && (one.person ?? '') === (person ?? '') && (one.date ?? '').startsWith(date);
