import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CustomerCalls } from '../../../../dataProvider/methods/customers';
import type { Birthday, BirthdayDraft } from '../../../../resources/birthdays';
import { customers } from '../../../../resources/customers';
import { useProvider } from '../../../engine/shop/useProvider';
import { addBirthday, deleteBirthday } from './birthdayWrites';

const getQueryKey = (id: string) => [customers.name, 'birthdays', { id }];

/** Birthdays and events of a customer, sorted by day of the year. */
export function useBirthdays(id: string) {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: getQueryKey(id),
    queryFn: async ({ signal }) => (await dataProvider.customerCalls()).birthdays(id, signal),
    select: byDayOfYear,
  });
}

/** Mutations of birthdays. The cache is updated after the server confirms. */
export function useBirthdayWrites(id: string) {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const updateCache = (change: (current: readonly Birthday[]) => Birthday[]) =>
      queryClient.setQueryData<Birthday[]>(getQueryKey(id), (current) => current && change(current));
    const prepareWrite = async (): Promise<CustomerCalls> => {
      const calls = await dataProvider.customerCalls();
      // A fetch started before the write would overwrite the cache with old data.
      await queryClient.cancelQueries({ queryKey: getQueryKey(id) });
      return calls;
    };
    const invalidate = () => void queryClient.invalidateQueries({ queryKey: getQueryKey(id) });
    return {
      /** @throws AppError. Unless `uncertain` is set, nothing was added. */
      async add(draft: BirthdayDraft): Promise<void> {
        try {
          const known = queryClient.getQueryData<Birthday[]>(getQueryKey(id)) ?? null;
          const added = await addBirthday(await prepareWrite(), id, draft, known);
          updateCache((all) => [...all.filter(({ _id }) => _id !== added._id), added]);
        } finally {
          invalidate();
        }
      },
      /** @throws AppError. Unless `uncertain` is set, nothing was deleted. */
      async remove(birthdayId: string): Promise<void> {
        try {
          await deleteBirthday(await prepareWrite(), id, birthdayId);
          updateCache((all) => all.filter(({ _id }) => _id !== birthdayId));
        } finally {
          invalidate();
        }
      },
    };
  }, [dataProvider, queryClient, id]);
}

const byDayOfYear = (birthdays: readonly Birthday[]): Birthday[] =>
  [...birthdays].sort((a, b) => dayOfYear(a).localeCompare(dayOfYear(b)));

const dayOfYear = ({ date }: Birthday) => date?.slice(5) ?? '';
