import { useSearchParams } from 'react-router';
import { openParameter } from '../editor/editedProgram';

/** Id of the part whose form is open, from the URL, and a setter. */
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
