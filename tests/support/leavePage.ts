import { act } from '@testing-library/react';

/** Leaves the page, which sends the deletions that can still be undone. */
export const leavePage = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
