import { useEffect, useEffectEvent } from 'react';
import { isElsewhere } from '../keys/isElsewhere';

/** What the queue's own keys do. */
export interface QueueMoves {
  skip: () => void;
  back: () => void;
  undo: () => void;
  search: () => void;
  help: () => void;
  /** Shows the tab of this place, from 0. */
  choose: (place: number) => void;
}

/** Letters that the queue keeps for itself. */
export const queueKeys = { skip: ['n', 'j'], back: ['k'], undo: ['z'], search: ['/'], help: ['?'] } as const;

/**
 * Drives the queue by keyboard. Silent while text is typed, a menu or a dialog is open, a modifier is held, and while
 * `isSilent`; a key that is held down counts once, so that no record is decided on by a heavy hand.
 * @param act runs the action of any other letter; false where the record has none
 */
export function useQueueKeys(moves: QueueMoves, act: (key: string) => boolean, isSilent: boolean): void {
  const press = useEffectEvent((key: string): boolean => {
    const move = Object.entries(queueKeys).find(([, keys]) => keys.some((one) => one === key))?.[0];
    if (move === 'skip' || move === 'back' || move === 'undo' || move === 'search' || move === 'help') moves[move]();
    else if (/^\d$/.test(key)) moves.choose(Number(key));
    else return act(key);
    return true;
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isSilent || event.repeat || event.key.length !== 1 || isElsewhere(event.target)) return;
    if (press(event.key.toLowerCase())) event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
