/**
 * Scrolls a bar sideways until one of its items is in view. Unlike `scrollIntoView()`, it neither scrolls the page nor moves
 * the start of the keyboard focus to the item, so that the next Tab would skip what is before it.
 */
export function scrollSideways(bar: Element, item: Element): void {
  const [barRect, itemRect] = [bar.getBoundingClientRect(), item.getBoundingClientRect()];
  bar.scrollLeft += Math.max(0, itemRect.right - barRect.right) + Math.min(0, itemRect.left - barRect.left);
}
