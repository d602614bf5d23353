import { useTranslate } from 'ra-core';
import { type Birthday, birthdayTypes } from '../../../../resources/birthdays';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatDay } from '../../../lib/format/day';

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
