/**
 * Requests the style sheets again that failed to load. Vite requests each once, so code that is loaded again would have no
 * styles. Rejects if one fails again.
 */
export async function reloadLostStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isLost);
  await Promise.all(
    links.map((link) => {
      const { rel, href } = link;
      const next = Object.assign(document.createElement('link'), { rel, href });
      return new Promise((resolve, reject) => {
        next.onload = resolve;
        next.onerror = reject;
        link.replaceWith(next);
      });
    }),
  );
}

/** One that failed is empty, or can't be read. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}
