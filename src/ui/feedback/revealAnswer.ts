/** Ref callback: scrolls an answer into view if there is no room for it below the buttons. */
export const revealAnswer = (answer: HTMLElement | null) => answer?.scrollIntoView?.({ block: 'nearest' });
