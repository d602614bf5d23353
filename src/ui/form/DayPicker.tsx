import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { useLocale, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { byLocale } from '../../lib/byLocale';
import { startOfDay } from '../../lib/day';
import { regionalLocale } from '../../lib/regionalLocale';
import { Icon } from '../Icon';
import { dayLocale } from './dayLocale';
import { GroupField } from './GroupField';
import { MuiProvider } from './MuiProvider';
import { PickerLayer } from './PickerLayer';
import { useDayField } from './useDayField';
import { useDayWords } from './useDayWords';

const weekdays = byLocale((tag) => new Intl.DateTimeFormat(tag, { weekday: 'narrow' }));
/** In the calendar and the figures of the field, whatever is usual in the country. */
const days = byLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', calendar: 'gregory', numberingSystem: 'latn' }),
);

/** What a field that asks for a day takes. */
export interface DayPickerProps {
  label: string;
  /** YYYY-MM-DD; '' is none. */
  value: string;
  /** Gets a day, '' when the field is empty, null while what stands in it is no day that is allowed. */
  onChange: (day: string | null) => void;
  help?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** First and last day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** No day that has not begun. */
  isPast?: boolean | undefined;
}

/** A day of the calendar: typed part by part in the order of the merchant's country, or picked. */
export function DayPicker({ label, value, onChange, help, error, required, min, max, isPast }: DayPickerProps) {
  const locale = regionalLocale(useLocale());
  const adapterLocale = useMemo(() => dayLocale(locale), [locale]);
  const words = useDayWords();
  const faultText = useFaultText(locale, min, max);
  const day = useDayField(value, onChange);
  const below = faultText(day.fault) ?? error;

  return (
    <MuiProvider>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={adapterLocale} localeText={words}>
        <GroupField label={label} required={required} help={help} error={below}>
          {(ties) => (
            <DesktopDatePicker
              value={day.date}
              onChange={(date, { validationError }) => day.onDate(date, validationError)}
              onError={day.setFault}
              disableFuture={isPast ?? false}
              // The first letter alone would be the same for every day where names begin with an article.
              dayOfWeekFormatter={(date) => weekdays(locale).format(date)}
              {...boundary('minDate', min)}
              {...boundary('maxDate', max)}
              slots={{ popper: PickerLayer, openPickerIcon: CalendarIcon, ...arrows }}
              slotProps={{
                textField: {
                  fullWidth: true,
                  size: 'small',
                  error: below !== undefined,
                  slotProps: { input: ties },
                  onFocus: day.onFocus,
                  onBlur: day.onBlur,
                },
                field: { fieldRef: day.fieldRef },
                popper: { 'aria-label': label },
              }}
            />
          )}
        </GroupField>
      </LocalizationProvider>
    </MuiProvider>
  );
}

const CalendarIcon = () => <Icon name="calendar" />;
const arrows = {
  leftArrowIcon: () => <Icon name="chevron-left" />,
  rightArrowIcon: () => <Icon name="chevron-right" />,
  switchViewIcon: () => <Icon name="chevron-down" />,
};

function boundary(name: 'minDate' | 'maxDate', day: string | undefined) {
  const date = day ? startOfDay(day) : null;
  return date ? { [name]: date } : {};
}

function useFaultText(locale: string, min: string | undefined, max: string | undefined) {
  const translate = useTranslate();
  const written = (day: string | undefined) => {
    const date = day ? startOfDay(day) : null;
    return date && days(locale).format(date);
  };
  return (fault: DateValidationError): string | undefined => {
    if (fault === null) return undefined;
    if (fault === 'disableFuture') return translate('pickers.day.future');
    const first = written(min);
    if (fault === 'minDate')
      return first ? translate('pickers.day.early', { day: first }) : translate('pickers.day.old');
    const last = written(max);
    if (fault === 'maxDate' && last) return translate('pickers.day.late', { day: last });
    return translate('pickers.day.invalid');
  };
}
