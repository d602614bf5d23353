import { type FocusEvent, useState } from 'react';

interface LeftFields {
  has: (name: string) => boolean;
  /** Belongs around the fields, each in an element with `data-field`. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** The fields of a form that the focus has left: what is missing in them is told from then on, and not before. */
export function useLeftFields(): LeftFields {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (name) => left.has(name),
    onBlur({ target, relatedTarget }) {
      const box = target.closest<HTMLElement>('[data-field]');
      const name = box?.dataset['field'];
      const isInside = relatedTarget instanceof Node && box?.contains(relatedTarget);
      if (name !== undefined && !isInside) setLeft((known) => new Set(known).add(name));
    },
  };
}
