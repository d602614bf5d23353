import { useDataProvider, useGetList, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { allRecords } from '../../../../dataProvider/recordQueries';
import type { CreateMeta } from '../../../../dataProvider/writes/withProof';
import { type Birthday, type BirthdayDraft, birthdayTypes } from '../../../../resources/birthdays';
import { joinRecordId } from '../../../../resources/recordKind';
import type { RecordOf } from '../../../../resources/recordKinds';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatDay } from '../../../lib/format/day';

/** Birthdays and events of a customer, sorted by day of the year. */
export function useBirthdays(customerId: string) {
  const { data, ...query } = useGetList<RecordOf<'birthdays'>>('birthdays', allRecords({ customerId }));
  return { ...query, data: useMemo(() => data && byDayOfYear(data), [data]) };
}

/** Writes of a customer's birthdays. */
export function useBirthdayWrites(customerId: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return {
    /**
     * Adds a birthday.
     * @param name names it in messages of the store
     * @returns false if it isn't proven that it was added once, which the store's notification then says
     * @throws AppError. Unless `uncertain` is set, nothing was added.
     */
    async add(draft: BirthdayDraft, name: string): Promise<boolean> {
      const meta: CreateMeta = { name: () => name };
      const created = await dataProvider.create('birthdays', { data: { ...draft, customerId }, meta });
      return !('finding' in created);
    },
    /** @throws AppError. Unless `uncertain` is set, nothing was deleted. */
    remove: ({ _id }: Birthday) => dataProvider.delete('birthdays', { id: joinRecordId(customerId, _id) }),
  };
}

const byDayOfYear = (birthdays: readonly Birthday[]): Birthday[] =>
  [...birthdays].sort((a, b) => dayOfYear(a).localeCompare(dayOfYear(b)));

const dayOfYear = ({ date }: Birthday) => date?.slice(5) ?? '';

/** Localized texts for a birthday: type, event, and date. */
export function useBirthdayLabels() {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  /** Unknown types are shown unchanged. */
  const typeLabel = (type: string | null) => {
    const known = birthdayTypes.find((item) => item === type);
    return known ? translate(`customerPage.birthdays.${known}`) : (type ?? translate('customerPage.birthdays.type'));
  };
  return {
    typeLabel,
    dayLabel: ({ date }: Pick<Birthday, 'date'>) =>
      date === null ? translate('list.value.none') : formatDay(date, locale),
    eventLabel: ({ event_type, person }: Pick<Birthday, 'event_type' | 'person'>) =>
      [typeLabel(event_type), person?.trim()].filter(Boolean).join(' · '),
  };
}
