import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Entity } from '../../../resources/entity';
import { isValidQuery, type ListAddress, readListAddress, writeListAddress } from './address';

export interface ListAddressState {
  address: ListAddress;
  /** Goes to another state of the list; `replace` leaves no entry to come Back to. */
  go: (next: ListAddress, options?: { replace?: boolean }) => void;
  /** The link to another state of the list, for tabs, pagers and cells. */
  linkTo: (next: ListAddress) => string;
}

/** The state of a list, kept in the address. What is not valid there is corrected in place (LIST-06). */
export function useListAddress(entity: Entity): ListAddressState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readListAddress(entity, search), [entity, search]);

  const linkTo = useCallback((next: ListAddress) => `${pathname}${writeListAddress(entity, next)}`, [entity, pathname]);
  const go = useCallback<ListAddressState['go']>(
    (next, options) => void navigate(linkTo(next), { replace: options?.replace ?? false, preventScrollReset: true }),
    [navigate, linkTo],
  );

  const isValid = useMemo(() => isValidQuery(entity, search), [entity, search]);
  useEffect(() => {
    if (!isValid) go(address, { replace: true });
  }, [isValid, go, address]);

  return { address, go, linkTo };
}
