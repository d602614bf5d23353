import { useSearchParams } from 'react-router';
import { kinds, type LedgerFilter, statuses } from './ledgerFilter';

/** Which lines of the ledger are shown, as the address says; what it cannot mean counts as not said. */
export function useLedgerAddress() {
  const [parameters, setParameters] = useSearchParams();
  const filter: LedgerFilter = {
    kind: kinds.find((kind) => kind === parameters.get('kind')) ?? 'all',
    status: statuses.find((status) => status === parameters.get('status')) ?? 'all',
  };
  const said = /^[1-9]\d{0,5}$/.exec(parameters.get('page') ?? '')?.[0] ?? '1';

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
  return {
    filter,
    /** From 0. */
    page: Number(said) - 1,
    show: ({ kind, status }: LedgerFilter) =>
      put({ kind: kind === 'all' ? '' : kind, status: status === 'all' ? '' : status, page: '' }),
    goTo: (page: number) => put({ page: page === 0 ? '' : String(page + 1) }),
  };
}
