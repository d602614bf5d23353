import '../../../i18n/en/areas/pickers';
import type { PopperProps } from '@mui/material/Popper';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { useLocale, useTranslate } from 'ra-core';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { startOfDay } from '../../lib/format/day';
import { byLocale, withBrowserRegion } from '../../lib/format/locale';
import { Icon } from '../icons/Icon';
import layerStyles from '../overlays/layer.module.css';
import { usePopoverPosition } from '../overlays/usePopoverPosition';
import { GroupField } from './GroupField';
import { MuiProvider } from './MuiProvider';
import { dayLocale, useDayField } from './useDayField';

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
  /** Calls `onChange` with a future day, too, which the form then rejects by its name. */
  keepsFuture?: boolean | undefined;
}

/** Date field with sections in the order of the user's region, and a calendar popup. */
export function DayPicker(props: DayPickerProps) {
  const { label, value, onChange, help, error, required, min, max, isPast, keepsFuture } = props;
  const locale = withBrowserRegion(useLocale());
  const adapterLocale = useMemo(() => dayLocale(locale), [locale]);
  const dayLocaleText = useDayLocaleText();
  const dateErrorText = useDateErrorText(locale, min, max);
  const day = useDayField(value, onChange, keepsFuture);
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

/** Returns the translated texts of MUI's date pickers. */
function useDayLocaleText(): PickersInputLocaleText {
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

/**
 * Popper slot for MUI's date pickers that uses a native popover, so that it also works inside dialogs and panels, which
 * would cover a portal at the end of the page.
 */
function PickerLayer({ open, anchorEl, children, onKeyDown, ...rest }: PopperProps) {
  const layer = useRef<HTMLDivElement>(null);
  const button = useMemo(() => ({ current: anchorEl instanceof HTMLElement ? anchorEl : null }), [anchorEl]);
  const [hasExited, setExited] = useState(true);
  const isMounted = open || !hasExited;
  usePopoverPosition({ isOpen: isMounted, button, layer, align: 'start', onOutside: () => undefined });
  useReturnFocus(isMounted, button);
  if (!isMounted) return null;

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keeps the surrounding dialog open.
    if (event.key === 'Escape') event.preventDefault();
    onKeyDown?.(event);
  };
  return (
    <div
      ref={layer}
      popover="manual"
      role="dialog"
      aria-label={rest['aria-label']}
      className={layerStyles.layer}
      onKeyDown={handleKeyDown}
    >
      {typeof children === 'function'
        ? children({
            placement: 'bottom-start',
            TransitionProps: { in: open, onEnter: () => setExited(false), onExited: () => setExited(true) },
          })
        : children}
    </div>
  );
}

/** Returns the focus to the button when the layer closes with the focus inside. */
function useReturnFocus(isMounted: boolean, field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isMounted) return;
    return () => {
      if (document.activeElement !== document.body) return;
      field.current?.querySelector<HTMLElement>('[data-mui-picker-open-button]')?.focus();
    };
  }, [isMounted, field]);
}
