import { useSearchParams } from 'react-router';

type Values = Readonly<Record<string, string>>;

/** Returns the search params and a function that merges values into them; '' removes a param. */
export function useUrlParams(): [URLSearchParams, (next: Values) => void] {
  const [values, setValues] = useSearchParams();
  const setParams = (next: Values) =>
    setValues(
      (params) => {
        for (const [name, value] of Object.entries(next)) {
          if (value === '') params.delete(name);
          else params.set(name, value);
        }
        return params;
      },
      // Replaces the history entry and keeps the scroll position, because values change often.
      { replace: true, preventScrollReset: true },
    );
  return [values, setParams];
}
