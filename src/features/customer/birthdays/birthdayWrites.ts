/** Additions of birthdays. If a response is lost, the list is fetched to verify the outcome. */

import type { CustomerCalls } from '../../../../dataProvider/methods/customers';
import type { Birthday, BirthdayDraft } from '../../../../resources/birthdays';
import { writeAndVerify } from '../../../engine/writes/verifiedWrite';

interface Calls extends Pick<CustomerCalls, 'addBirthday'> {
  /** Reads the customer's birthdays. @throws AppError */
  load(): Promise<readonly Birthday[]>;
}

/**
 * Adds a birthday. The request is never repeated.
 * @param knownIds birthdays before the write
 * @param key idempotency key, the same for each attempt
 * @throws AppError with `uncertain` if the outcome can't be verified
 */
export async function addBirthday(
  calls: Calls,
  id: string,
  draft: BirthdayDraft,
  knownIds: readonly string[],
  key: string,
): Promise<Birthday> {
  const result = await writeAndVerify({
    write: () => calls.addBirthday(id, draft, key),
    load: async () => ({ added: findAddedBirthdays(knownIds, await calls.load(), draft)[0] }),
    verify: ({ added }) => (added ? 'applied' : 'notApplied'),
    verifiedKinds: [],
  });
  if (result.kind === 'written') return result.response;
  if (result.kind === 'applied' && result.state.added) return result.state.added;
  throw result.error;
}

/** Finds the birthdays with the values of a draft that weren't there before. */
export const findAddedBirthdays = (
  knownIds: readonly string[],
  current: readonly Birthday[],
  draft: BirthdayDraft,
): readonly Birthday[] => current.filter((item) => !knownIds.includes(item._id) && matchesDraft(item, draft));

const matchesDraft = (value: Birthday, { event_type, person, date }: BirthdayDraft) =>
  value.event_type === event_type && (value.person ?? '') === (person ?? '') && (value.date ?? '').startsWith(date);
