/** Returns the smallest single replacement that turns `before` into `after`. Common prefix and suffix are kept. */
export function minimalEdit(before: string, after: string): { from: number; to: number; insert: string } {
  const minLength = Math.min(before.length, after.length);
  let start = 0;
  while (start < minLength && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < minLength - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
