import { useSearchParams } from 'react-router';
import { openParameter } from '../editor/editedProgram';

/** The task or reward whose form is open, as the address names it, and the way to open another, or none. */
export function useOpenPart(): [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    search.get(openParameter),
    (id) =>
      setSearch(
        (known) => {
          const next = new URLSearchParams(known);
          if (id === null) next.delete(openParameter);
          else next.set(openParameter, id);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  ];
}
