import { useGetList, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { allRecords } from '../../../../dataProvider/recordQueries';
import { type Birthday, birthdayTypes } from '../../../../resources/birthdays';
import type { RecordOf } from '../../../../resources/recordKinds';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatDay } from '../../../lib/format/formatDay';

/** Birthdays and events of a customer, sorted by day of the year. */
export function useBirthdays(customerId: string) {
  const { data, ...query } = useGetList<RecordOf<'birthdays'>>('birthdays', allRecords({ customerId }));
  return { ...query, data: useMemo(() => data && byDayOfYear(data), [data]) };
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
