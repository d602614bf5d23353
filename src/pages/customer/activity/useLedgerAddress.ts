import { useAddressValues } from '../../../ui/useAddressValues';
import { kinds, type LedgerFilter, statuses } from './ledgerFilter';

/** Which lines of the ledger are shown, as the address says; what it cannot mean counts as not said. */
export function useLedgerAddress() {
  const [parameters, put] = useAddressValues();
  const filter: LedgerFilter = {
    kind: kinds.find((kind) => kind === parameters.get('kind')) ?? 'all',
    status: statuses.find((status) => status === parameters.get('status')) ?? 'all',
  };
  const said = /^[1-9]\d{0,5}$/.exec(parameters.get('page') ?? '')?.[0] ?? '1';
  return {
    filter,
    /** From 0. */
    page: Number(said) - 1,
    show: ({ kind, status }: LedgerFilter) =>
      put({ kind: kind === 'all' ? '' : kind, status: status === 'all' ? '' : status, page: '' }),
    goTo: (page: number) => put({ page: page === 0 ? '' : String(page + 1) }),
  };
}
