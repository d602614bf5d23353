import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CustomerCalls } from '../../../../dataProvider/methods/customers';
import type { Birthday, BirthdayDraft } from '../../../../resources/birthdays';
import { customers } from '../../../../resources/customers';
import { useProvider } from '../../../engine/useProvider';
import { addedBirthday, deletedBirthday } from './birthdayWrites';

const keyOf = (id: string) => [customers.name, 'birthdays', { id }];

/** Birthdays and events of a customer, the earliest in the year first. */
export function useBirthdays(id: string) {
  const dataProvider = useProvider();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await dataProvider.customerCalls()).birthdays(id, signal),
    select: byDayOfYear,
  });
}

/** Adds and deletes; what is shown follows when the server has said so. */
export function useBirthdayWrites(id: string) {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const show = (change: (known: readonly Birthday[]) => Birthday[]) =>
      queryClient.setQueryData<Birthday[]>(keyOf(id), (known) => known && change(known));
    const begin = async (): Promise<CustomerCalls> => {
      const calls = await dataProvider.customerCalls();
      // A read that began before the write would put back what was there.
      await queryClient.cancelQueries({ queryKey: keyOf(id) });
      return calls;
    };
    const readAgain = () => void queryClient.invalidateQueries({ queryKey: keyOf(id) });
    return {
      /** @throws AppError; one that is not uncertain says for sure that nothing was added */
      async add(draft: BirthdayDraft): Promise<void> {
        try {
          const known = queryClient.getQueryData<Birthday[]>(keyOf(id)) ?? null;
          const added = await addedBirthday(await begin(), id, draft, known);
          show((all) => [...all.filter(({ _id }) => _id !== added._id), added]);
        } finally {
          readAgain();
        }
      },
      /** @throws AppError; one that is not uncertain says for sure that it is still there */
      async remove(birthdayId: string): Promise<void> {
        try {
          await deletedBirthday(await begin(), id, birthdayId);
          show((all) => all.filter(({ _id }) => _id !== birthdayId));
        } finally {
          readAgain();
        }
      },
    };
  }, [dataProvider, queryClient, id]);
}

const byDayOfYear = (birthdays: readonly Birthday[]): Birthday[] =>
  [...birthdays].sort((one, other) => dayOfYear(one).localeCompare(dayOfYear(other)));

const dayOfYear = ({ date }: Birthday) => date?.slice(5) ?? '';
