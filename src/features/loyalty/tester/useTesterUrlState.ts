import { useState } from 'react';
import { useUrlParams } from '../../../ui/navigation/useUrlParams';

/** Customer to test with. */
export type TestSubject = { kind: 'none' } | { kind: 'new' } | { kind: 'customer'; id: string };

const PARAM_NAMES = { id: 'customer', isNew: 'new', order: 'order' } as const;

/** Tester state in the URL, which survives a reload and can be shared. */
export function useTesterUrlState() {
  const [params, setParams] = useUrlParams();
  const id = params.get(PARAM_NAMES.id) ?? '';
  // Local state is the source of truth; reading back from the URL would lose the caret position.
  const [order, setOrder] = useState(() => params.get(PARAM_NAMES.order) ?? '');
  const isNew = params.has(PARAM_NAMES.isNew);
  const getSubject = (): TestSubject => {
    if (isNew) return { kind: 'new' };
    return id === '' ? { kind: 'none' } : { kind: 'customer', id };
  };
  return {
    subject: getSubject(),
    /** Text of the order value field. */
    order,
    setSubject: (next: TestSubject) =>
      setParams({
        [PARAM_NAMES.id]: next.kind === 'customer' ? next.id : '',
        [PARAM_NAMES.isNew]: next.kind === 'new' ? '1' : '',
      }),
    setOrder(typed: string) {
      setOrder(typed);
      setParams({ [PARAM_NAMES.order]: typed });
    },
  };
}
