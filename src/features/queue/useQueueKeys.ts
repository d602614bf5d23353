import { useEffect, useEffectEvent } from 'react';
import { shouldIgnoreShortcut } from '../../engine/shortcuts/shouldIgnoreShortcut';

/** Handlers of the queue's shortcuts. */
export interface QueueCommands {
  skip: () => void;
  back: () => void;
  undo: () => void;
  search: () => void;
  /** Shows the next triage group that has records, and all records after the last one. */
  nextGroup: () => void;
  help: () => void;
  /** Opens the tab at an index, from 0. */
  choose: (tabIndex: number) => void;
}

/** Keys of the queue's shortcuts, reserved in the actions of its entities. */
export const queueKeys = {
  skip: ['n', 'j'],
  back: ['k'],
  undo: ['z'],
  search: ['/'],
  nextGroup: ['g'],
  help: ['?'],
} as const;

const commandNames = ['skip', 'back', 'undo', 'search', 'nextGroup', 'help'] as const;

/**
 * Keyboard shortcuts of the queue. Disabled while typing, while a menu or dialog is open, with modifier keys, and
 * while `isDisabled`. Key repeat is ignored, so that holding a key down handles one record only.
 * @param act runs the action of any other key; returns false if the record has none
 */
export function useQueueKeys(commands: QueueCommands, act: (key: string) => boolean, isDisabled: boolean): void {
  const runShortcut = useEffectEvent((key: string): boolean => {
    const command = commandNames.find((name) => queueKeys[name].some((item) => item === key));
    if (command) commands[command]();
    else if (/^\d$/.test(key)) commands.choose(Number(key));
    else return act(key);
    return true;
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isDisabled || event.repeat || event.key.length !== 1 || shouldIgnoreShortcut(event.target)) return;
    if (runShortcut(event.key.toLowerCase())) event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
