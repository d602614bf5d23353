import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';

/** Returns the translated texts of MUI's date pickers. */
export function useDayLocaleText(): PickersInputLocaleText {
  const translate = useTranslate();
  return useMemo(() => {
    const translateDay = (name: string) => translate(`pickers.day.${name}`);
    return {
      previousMonth: translateDay('previousMonth'),
      nextMonth: translateDay('nextMonth'),
      calendarViewSwitchingButtonAriaLabel: (view) => translateDay(view === 'year' ? 'toDays' : 'toYears'),
      openDatePickerDialogue: (day) => (day ? translate('pickers.day.change', { day }) : translateDay('choose')),
      datePickerToolbarTitle: translateDay('choose'),
      fieldClearLabel: translate('ui.clear'),
      fieldYearPlaceholder: ({ digitAmount }) => translateDay('yearLetter').repeat(digitAmount),
      fieldMonthPlaceholder: () => translateDay('monthLetter').repeat(2),
      fieldDayPlaceholder: () => translateDay('dayLetter').repeat(2),
      year: translateDay('year'),
      month: translateDay('month'),
      day: translateDay('day'),
      empty: translateDay('empty'),
    };
  }, [translate]);
}
