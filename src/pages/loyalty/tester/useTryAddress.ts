import { useState } from 'react';
import { useAddressValues } from '../../../ui/useAddressValues';

/** Whom a programme is tried with. */
export type Tried = { kind: 'nobody' } | { kind: 'new' } | { kind: 'customer'; id: string };

const names = { id: 'customer', isNew: 'new', order: 'order' } as const;

/** Whom and what a programme is tried with, as the address says: it outlives a reload, and can be sent to a colleague. */
export function useTryAddress() {
  const [parameters, put] = useAddressValues();
  const id = parameters.get(names.id) ?? '';
  // The address follows what is typed: a box that follows the address would lose the place in it.
  const [order, setOrder] = useState(() => parameters.get(names.order) ?? '');
  const isNew = parameters.has(names.isNew);
  const tried = (): Tried => {
    if (isNew) return { kind: 'new' };
    return id === '' ? { kind: 'nobody' } : { kind: 'customer', id };
  };
  return {
    tried: tried(),
    /** Value of the order as it is typed. */
    order,
    tryWith: (next: Tried) =>
      put({
        [names.id]: next.kind === 'customer' ? next.id : '',
        [names.isNew]: next.kind === 'new' ? '1' : '',
      }),
    setOrder(typed: string) {
      setOrder(typed);
      put({ [names.order]: typed });
    },
  };
}
