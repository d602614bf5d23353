/** Milliseconds after which it runs all the same: a page that is not seen is not painted. */
const longest = 250;

/** Milliseconds by which the picture of a frame, which has a process of its own, may come behind that of the page. */
const behind = 60;

/**
 * Runs once what has just changed is on the screen, in this page and in the frames that were told of it; the answer
 * calls it off.
 */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(run, longest);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run, behind);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
