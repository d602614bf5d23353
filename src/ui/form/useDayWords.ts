import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';

/** The words of the calendar and of the parts of a day. */
export function useDayWords(): PickersInputLocaleText {
  const translate = useTranslate();
  return useMemo(() => {
    const word = (name: string) => translate(`pickers.day.${name}`);
    return {
      previousMonth: word('previousMonth'),
      nextMonth: word('nextMonth'),
      calendarViewSwitchingButtonAriaLabel: (view) => word(view === 'year' ? 'toDays' : 'toYears'),
      openDatePickerDialogue: (day) => (day ? translate('pickers.day.change', { day }) : word('choose')),
      datePickerToolbarTitle: word('choose'),
      fieldClearLabel: translate('ui.clear'),
      fieldYearPlaceholder: ({ digitAmount }) => word('yearLetter').repeat(digitAmount),
      fieldMonthPlaceholder: () => word('monthLetter').repeat(2),
      fieldDayPlaceholder: () => word('dayLetter').repeat(2),
      year: word('year'),
      month: word('month'),
      day: word('day'),
      empty: word('empty'),
    };
  }, [translate]);
}
