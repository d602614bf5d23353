import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useGetList } from 'ra-core';
import { useMemo } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import { createAttempts, knownIdsShape } from '../../../../dataProvider/methods/attempts';
import type { CustomerCalls } from '../../../../dataProvider/methods/customers';
import { allRecords } from '../../../../dataProvider/recordQueries';
import { withUncertainty } from '../../../../dataProvider/uncertainty';
import type { Birthday, BirthdayDraft } from '../../../../resources/birthdays';
import { joinRecordId } from '../../../../resources/recordKind';
import type { RecordOf } from '../../../../resources/recordKinds';
import { useAttemptStore } from '../../../engine/drafts/useAttemptStore';
import { useProvider } from '../../../engine/shop/useProvider';
import { loadBeforeWrite } from '../../../engine/writes/verifiedWrite';
import { addBirthday, findAddedBirthdays } from './birthdayWrites';

const getQueryKey = (customerId: string) => ['birthdays', 'getList', allRecords({ customerId })];

/** Birthdays and events of a customer, sorted by day of the year. */
export function useBirthdays(customerId: string) {
  const { data, ...query } = useGetList<RecordOf<'birthdays'>>('birthdays', allRecords({ customerId }));
  return { ...query, data: useMemo(() => data && byDayOfYear(data), [data]) };
}

/** Mutations of birthdays. The cache is updated after the server confirms. */
export function useBirthdayWrites(id: string) {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const store = useAttemptStore();
  return useMemo(() => {
    const attempts = createAttempts(store, knownIdsShape);
    const updateCache = (change: (current: readonly Birthday[]) => Birthday[]) =>
      queryClient.setQueryData<GetListResult>(
        getQueryKey(id),
        (current) =>
          current && {
            ...current,
            data: change(current.data).map((birthday) => ({
              ...birthday,
              customerId: id,
              id: joinRecordId(id, birthday._id),
            })),
          },
      );
    const prepareWrite = async (): Promise<CustomerCalls> => {
      const calls = await dataProvider.customerCalls();
      // A fetch started before the write would overwrite the cache with old data.
      await queryClient.cancelQueries({ queryKey: getQueryKey(id) });
      return calls;
    };
    const invalidate = () => void queryClient.invalidateQueries({ queryKey: getQueryKey(id) });
    const getKnown = () => queryClient.getQueryData<GetListResult<RecordOf<'birthdays'>>>(getQueryKey(id))?.data;
    const load = async () => {
      const list = await dataProvider.getList<RecordOf<'birthdays'>>('birthdays', allRecords({ customerId: id }));
      queryClient.setQueryData(getQueryKey(id), list);
      return list.data;
    };
    return {
      /**
       * Adds a birthday. Another attempt with the same key looks for the birthday first.
       * @returns a function that refetches the birthdays and finds those that were added in addition
       * @throws AppError. Unless `uncertain` is set, nothing was added.
       */
      async add(draft: BirthdayDraft, key: string): Promise<() => Promise<readonly Birthday[]>> {
        const earlierIds = attempts.find(key);
        const current = earlierIds
          ? await load().catch((thrown) => Promise.reject(withUncertainty(toAppError(thrown))))
          : (getKnown() ?? (await loadBeforeWrite(load)));
        const [found] = earlierIds ? findAddedBirthdays(earlierIds, current, draft) : [];
        const knownIds = found && earlierIds ? earlierIds : current.map(({ _id }) => _id);
        try {
          attempts.start(key, knownIds);
          const added = found ?? (await addBirthday({ ...(await prepareWrite()), load }, id, draft, knownIds, key));
          attempts.end(key);
          updateCache((all) => [...all.filter(({ _id }) => _id !== added._id), added]);
          return async () => findAddedBirthdays(knownIds, await load(), draft).filter(({ _id }) => _id !== added._id);
        } catch (thrown) {
          if (!toAppError(thrown).uncertain) attempts.end(key);
          invalidate();
          throw thrown;
        }
      },
      invalidate,
      /** @throws AppError. Unless `uncertain` is set, nothing was deleted. */
      remove: ({ _id }: Birthday) => dataProvider.delete('birthdays', { id: joinRecordId(id, _id) }),
    };
  }, [dataProvider, queryClient, store, id]);
}

const byDayOfYear = (birthdays: readonly Birthday[]): Birthday[] =>
  [...birthdays].sort((a, b) => dayOfYear(a).localeCompare(dayOfYear(b)));

const dayOfYear = ({ date }: Birthday) => date?.slice(5) ?? '';
