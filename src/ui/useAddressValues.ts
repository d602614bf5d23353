import { useSearchParams } from 'react-router';

type Values = Readonly<Record<string, string>>;

/** What the address says beyond its path, and what changes some of it in place; '' takes a value away. */
export function useAddressValues(): [URLSearchParams, (next: Values) => void] {
  const [values, setValues] = useSearchParams();
  const put = (next: Values) =>
    setValues(
      (known) => {
        for (const [name, value] of Object.entries(next)) {
          if (value === '') known.delete(name);
          else known.set(name, value);
        }
        return known;
      },
      // A step of Back for each value would be many; and nobody wants to be taken to the top by choosing one.
      { replace: true, preventScrollReset: true },
    );
  return [values, put];
}
