import '../../../i18n/en/areas/pickers';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { useLocale, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { byLocale } from '../../lib/format/byLocale';
import { startOfDay } from '../../lib/format/day';
import { withBrowserRegion } from '../../lib/format/withBrowserRegion';
import { Icon } from '../icons/Icon';
import { dayLocale } from './dayLocale';
import { GroupField } from './GroupField';
import { MuiProvider } from './MuiProvider';
import { PickerLayer } from './PickerLayer';
import { useDayField } from './useDayField';
import { useDayLocaleText } from './useDayLocaleText';

const weekdays = byLocale((tag) => new Intl.DateTimeFormat(tag, { weekday: 'narrow' }));
/** Gregorian calendar and Latin digits like the field, independent of regional defaults. */
const days = byLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', calendar: 'gregory', numberingSystem: 'latn' }),
);

export interface DayPickerProps {
  label: string;
  /** YYYY-MM-DD, or '' if empty. */
  value: string;
  /** Called with a day, '' if the field is empty, or null if its content is not a valid day. */
  onChange: (day: string | null) => void;
  help?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** First and last valid day. */
  min?: string | undefined;
  max?: string | undefined;
  /** Disallows future days. */
  isPast?: boolean | undefined;
}

/** Date field with sections in the order of the user's region, and a calendar popup. */
export function DayPicker({ label, value, onChange, help, error, required, min, max, isPast }: DayPickerProps) {
  const locale = withBrowserRegion(useLocale());
  const adapterLocale = useMemo(() => dayLocale(locale), [locale]);
  const dayLocaleText = useDayLocaleText();
  const dateErrorText = useDateErrorText(locale, min, max);
  const day = useDayField(value, onChange);
  const displayedError = dateErrorText(day.validationError) ?? error;

  return (
    <MuiProvider>
      <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={adapterLocale} localeText={dayLocaleText}>
        <GroupField label={label} required={required} help={help} error={displayedError}>
          {(ariaProps) => (
            <DesktopDatePicker
              value={day.date}
              onChange={(date, { validationError }) => day.onDate(date, validationError)}
              onError={day.setValidationError}
              disableFuture={isPast ?? false}
              // MUI's default, the first letter of the name, is the same for all days in languages with articles.
              dayOfWeekFormatter={(date) => weekdays(locale).format(date)}
              {...boundary('minDate', min)}
              {...boundary('maxDate', max)}
              slots={{ popper: PickerLayer, openPickerIcon: CalendarIcon, ...arrows }}
              slotProps={{
                textField: {
                  fullWidth: true,
                  size: 'small',
                  error: displayedError !== undefined,
                  slotProps: { input: ariaProps },
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

function useDateErrorText(locale: string, min: string | undefined, max: string | undefined) {
  const translate = useTranslate();
  const formatLimit = (day: string | undefined) => {
    const date = day ? startOfDay(day) : null;
    return date && days(locale).format(date);
  };
  return (error: DateValidationError): string | undefined => {
    if (error === null) return undefined;
    if (error === 'disableFuture') return translate('pickers.day.future');
    const first = formatLimit(min);
    if (error === 'minDate')
      return first ? translate('pickers.day.early', { day: first }) : translate('pickers.day.old');
    const last = formatLimit(max);
    if (error === 'maxDate' && last) return translate('pickers.day.late', { day: last });
    return translate('pickers.day.invalid');
  };
}
