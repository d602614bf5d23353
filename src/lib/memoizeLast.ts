/** Memoizes the last call. */
export function memoizeLast<Arg, Result>(compute: (arg: Arg) => Result): (arg: Arg) => Result {
  let last: { arg: Arg; result: Result } | null = null;
  return (arg) => {
    if (last === null || !Object.is(last.arg, arg)) last = { arg, result: compute(arg) };
    return last.result;
  };
}
