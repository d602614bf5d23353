import type { DateValidationError, FieldRef } from '@mui/x-date-pickers/models';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { dayOf, startOfDay } from '../../lib/day';

interface DayField {
  /** What the field holds; what is being typed is no valid date yet. */
  date: Date | null;
  onDate: (date: Date | null, error: DateValidationError) => void;
  /** What is wrong; nothing is while it is being typed. */
  fault: DateValidationError;
  setFault: (fault: DateValidationError) => void;
  fieldRef: RefObject<FieldRef<Date | null> | null>;
  onFocus: () => void;
  onBlur: () => void;
}

interface Held {
  /** The value that was given when the date was taken over. */
  given: string;
  /** What was told last; null for no day. */
  told: string | null;
  date: Date | null;
}

/**
 * Between the parts of a field and the day they make. What is being typed stays, although it is no day yet: the field
 * is set anew only when the value comes from elsewhere.
 * @param onChange gets a day, '' when the field has been emptied, null while it holds no day that is allowed
 */
export function useDayField(value: string, onChange: (day: string | null) => void): DayField {
  const fieldRef = useRef<FieldRef<Date | null>>(null);
  const [held, setHeld] = useState<Held>(() => ({ given: value, told: value, date: startOfDay(value) }));
  const [fault, setFault] = useState<DateValidationError>(null);
  const [isFocused, setFocused] = useState(false);
  const [isPartial, setPartial] = useState(false);
  let shown = held;
  if (value !== held.given) {
    // What was told here has come back: the field holds it already.
    const isEcho = value === (held.told ?? '');
    shown = isEcho ? { ...held, given: value } : { given: value, told: value, date: startOfDay(value) };
    setHeld(shown);
  }

  const parts = () => fieldRef.current?.getSections().filter((part) => part.value !== '') ?? [];
  const onDate = (date: Date | null, error: DateValidationError) => {
    setFault(error);
    const day = date && error === null ? dayOf(date) : null;
    setHeld({ given: value, told: day, date });
    onChange(day);
  };
  // One part that is emptied makes no date, and so does the last: which it was is known when the field has changed.
  const tellEmpty = useEffectEvent(() => {
    if (parts().length > 0) return;
    setPartial(false);
    setHeld({ ...held, told: '' });
    onChange('');
  });
  useEffect(() => {
    if (held.date === null && held.told === null) tellEmpty();
  }, [held]);

  return {
    date: shown.date,
    onDate,
    fault: isFocused ? null : (fault ?? (isPartial && shown.date === null ? 'invalidDate' : null)),
    setFault,
    fieldRef,
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false);
      setPartial(parts().length > 0);
    },
  };
}
