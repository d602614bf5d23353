/**
 * Scrolls a bar horizontally until one of its items is in view. Unlike `scrollIntoView()`, it doesn't scroll the page, and
 * doesn't move the browser's sequential focus starting point, which would make the next Tab skip earlier elements.
 */
export function scrollSideways(bar: Element, item: Element): void {
  const [barRect, itemRect] = [bar.getBoundingClientRect(), item.getBoundingClientRect()];
  bar.scrollLeft += Math.max(0, itemRect.right - barRect.right) + Math.min(0, itemRect.left - barRect.left);
}
