import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** Whom a programme is tried with. */
export type Tried = { kind: 'nobody' } | { kind: 'new' } | { kind: 'customer'; id: string };

const names = { id: 'customer', isNew: 'new', order: 'order' } as const;

/** Whom and what a programme is tried with, as the address says: it outlives a reload, and can be sent to a colleague. */
export function useTryAddress() {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get(names.id) ?? '';
  // The address follows what is typed: a box that follows the address would lose the place in it.
  const [order, setOrder] = useState(() => parameters.get(names.order) ?? '');
  const isNew = parameters.has(names.isNew);
  const put = (next: Readonly<Record<string, string>>) =>
    setParameters(
      (known) => {
        for (const [name, value] of Object.entries(next)) {
          if (value === '') known.delete(name);
          else known.set(name, value);
        }
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
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
