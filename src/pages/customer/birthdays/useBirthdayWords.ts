import { useTranslate } from 'ra-core';
import { type Birthday, birthdayTypes } from '../../../../resources/birthdays';
import { useShop } from '../../../engine/shop';
import { dayText } from '../../../lib/day';

/** How an entry is spoken of: what it is, of whom, and when. */
export function useBirthdayWords() {
  const translate = useTranslate();
  const { locale } = useShop();
  /** A kind that is not known is shown as the text it is. */
  const typeOf = (type: string | null) => {
    const known = birthdayTypes.find((one) => one === type);
    return known ? translate(`customerPage.birthdays.${known}`) : (type ?? translate('customerPage.birthdays.type'));
  };
  return {
    typeOf,
    dayOf: ({ date }: Pick<Birthday, 'date'>) => (date === null ? translate('list.value.none') : dayText(date, locale)),
    eventOf: ({ event_type, person }: Pick<Birthday, 'event_type' | 'person'>) =>
      [typeOf(event_type), person?.trim()].filter(Boolean).join(' · '),
  };
}
