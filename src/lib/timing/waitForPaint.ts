/** Fallback for background pages, which are not painted. */
const MAX_PAINT_WAIT_MS = 250;

/** Frames in another process may be painted this much later than the page. */
const FRAME_PAINT_LAG_MS = 60;

/**
 * Runs `run` after the last change has been painted, in this page and in its preview frames. Returns a cancel function.
 */
export function waitForPaint(run: () => void): () => void {
  let timer = setTimeout(run, MAX_PAINT_WAIT_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run, FRAME_PAINT_LAG_MS);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
