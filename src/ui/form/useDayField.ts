import type { DateValidationError, FieldRef } from '@mui/x-date-pickers/models';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { startOfDay, toDay } from '../../lib/format/day';

interface DayField {
  /** Date in the field; invalid while it is being typed. */
  date: Date | null;
  onDate: (date: Date | null, error: DateValidationError) => void;
  /** Null while the field has the focus. */
  validationError: DateValidationError;
  setValidationError: (error: DateValidationError) => void;
  fieldRef: RefObject<FieldRef<Date | null> | null>;
  onFocus: () => void;
  onBlur: () => void;
}

interface StoredDate {
  /** The `value` prop when the date was stored. */
  sourceValue: string;
  /** The last emitted day; null if invalid. */
  lastEmitted: string | null;
  date: Date | null;
}

/**
 * Maps the sections of a date field to a day. Incomplete input is kept; the field is only reset when `value` changes
 * from outside.
 * @param onChange called with a day, '' if the field was cleared, or null if its content is not a valid day
 */
export function useDayField(value: string, onChange: (day: string | null) => void): DayField {
  const fieldRef = useRef<FieldRef<Date | null>>(null);
  const [stored, setStored] = useState<StoredDate>(() => ({
    sourceValue: value,
    lastEmitted: value,
    date: startOfDay(value),
  }));
  const [validationError, setValidationError] = useState<DateValidationError>(null);
  const [isFocused, setFocused] = useState(false);
  const [isPartial, setPartial] = useState(false);
  let visibleDay = stored;
  if (value !== stored.sourceValue) {
    // The emitted day came back as `value`; the field already shows it.
    const isEcho = value === (stored.lastEmitted ?? '');
    visibleDay = isEcho
      ? { ...stored, sourceValue: value }
      : { sourceValue: value, lastEmitted: value, date: startOfDay(value) };
    setStored(visibleDay);
  }

  const filledSections = () => fieldRef.current?.getSections().filter((part) => part.value !== '') ?? [];
  const onDate = (date: Date | null, error: DateValidationError) => {
    setValidationError(error);
    const day = date && error === null ? toDay(date) : null;
    setStored({ sourceValue: value, lastEmitted: day, date });
    onChange(day);
  };
  // Clearing one section and clearing the last one both give no date. The difference is only visible after the field
  // has updated.
  const emitEmpty = useEffectEvent(() => {
    if (filledSections().length > 0) return;
    setPartial(false);
    setStored({ ...stored, lastEmitted: '' });
    onChange('');
  });
  useEffect(() => {
    if (stored.date === null && stored.lastEmitted === null) emitEmpty();
  }, [stored]);

  return {
    date: visibleDay.date,
    onDate,
    validationError: isFocused
      ? null
      : (validationError ?? (isPartial && visibleDay.date === null ? 'invalidDate' : null)),
    setValidationError,
    fieldRef,
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false);
      setPartial(filledSections().length > 0);
    },
  };
}
