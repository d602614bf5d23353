import { type FocusEvent, useState } from 'react';

interface TouchedFields {
  has: (name: string) => boolean;
  /** Attach to an element around the fields. Each field is in an element with `data-field`. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Tracks touched fields. Required errors show only after blur. */
export function useTouchedFields(): TouchedFields {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (name) => touched.has(name),
    onBlur({ target, relatedTarget }) {
      const field = target.closest<HTMLElement>('[data-field]');
      const name = field?.dataset['field'];
      const isInside = relatedTarget instanceof Node && field?.contains(relatedTarget);
      if (name !== undefined && !isInside) setTouched((previous) => new Set(previous).add(name));
    },
  };
}
