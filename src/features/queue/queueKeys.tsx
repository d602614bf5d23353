import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Entity } from '../../../resources/entity';
import { entityLabels } from '../../engine/entity/entityLabels';
import { getHiddenValues, hidingReasons } from '../../engine/history/hiddenLog';
import type { UndoEntry } from '../../engine/history/undoStack';
import { actionKeys } from '../../engine/shortcuts/actionKeys';
import { shouldIgnoreShortcut } from '../../engine/shortcuts/shouldIgnoreShortcut';
import { isPrimaryKey, PRIMARY_KEY } from '../../lib/primaryKey';
import flowStyles from '../../ui/layout/flow.module.css';
import { Modal } from '../../ui/overlays/Modal';
import { Kbd } from '../../ui/text/Kbd';
import styles from './queue.module.css';
import type { QueueEntry } from './queueState';

/** Lists the keyboard shortcuts of the queue and of each entity's actions. */
export function QueueKeysDialog({ entities, onClose }: { entities: readonly Entity[]; onClose: () => void }) {
  const translate = useTranslate();
  const queueLines = Object.entries(queueKeys).map(([move, keys]) => ({ keys, text: translate(`queue.keys.${move}`) }));
  const tabKeys = ['0', '…', String(entities.length)];
  const groups = [
    {
      title: translate('pages.moderation.title'),
      lines: [...queueLines, { keys: tabKeys, text: translate('queue.keys.choose') }],
    },
    ...entities.map((entity) => {
      const labels = entityLabels(entity, translate);
      const lines = actionKeys(entity).map(({ key, names }) => ({
        keys: [key],
        text: names.map(labels.action).join(' / '),
      }));
      const leave = { keys: [LEAVE_KEY], text: translate('hiding.leave') };
      const reasons = { keys: ['1', '…', String(hidingReasons.length)], text: translate('hiding.why') };
      return { title: labels.name(2), lines: getHiddenValues(entity) ? [...lines, leave, reasons] : lines };
    }),
  ];
  return (
    <Modal size="wide" title={translate('queue.keys.title')} onCancel={onClose}>
      <div className={styles.groups}>
        {groups.map(({ title, lines }) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={flowStyles.rows2}>
              {lines.map(({ keys, text }) => (
                <div key={text} className={styles.line}>
                  <dt>{text}</dt>
                  <dd>
                    <Kbd keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

/** Handlers of the queue's shortcuts. */
export interface QueueCommands {
  skip: () => void;
  back: () => void;
  /** @param entry the change to undo; the last one by default */
  undo: (entry?: UndoEntry) => void;
  search: () => void;
  /** Shows the next triage group that has records, and all records after the last one. */
  nextGroup: () => void;
  help: () => void;
  /** Leaves a pending record hidden. */
  leave: (entry: QueueEntry) => void;
  /** Opens the tab at an index, from 0; or chooses the reason with this digit, while one is asked for. */
  choose: (tabIndex: number) => void;
}

/** Leaves a record hidden, unless an action has the key. */
export const LEAVE_KEY = 'h';

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

/** A letter within so many milliseconds of one that does nothing belongs to a typed word, such as a reply to a reward. */
const TYPING_PAUSE_MS = 1_000;

/** Presses of the same key within this time count as one: the next record can't have been read. */
const DOUBLE_PRESS_MS = 200;
/** The last press of an action key. It is kept here because each record registers its own handlers. */
let lastPress = { key: '', timeStamp: Number.NEGATIVE_INFINITY };

/**
 * Keyboard shortcuts of the queue. Disabled while typing, while a menu or dialog is open, with modifier keys, and
 * while `isDisabled`. Key repeat is ignored, so that holding a key down handles one record only, and so are the second
 * press of a key that decides, and words typed after a letter that does nothing.
 * @param act runs the action of any other key, and the first action of {@link PRIMARY_KEY}; returns false if the record has
 * none
 */
export function useQueueKeys(commands: QueueCommands, act: (key: string) => boolean, isDisabled: boolean): void {
  const actOnce = ({ timeStamp }: KeyboardEvent, key: string): boolean => {
    const isDouble = key === lastPress.key && timeStamp - lastPress.timeStamp < DOUBLE_PRESS_MS;
    lastPress = { key, timeStamp };
    return isDouble || act(key);
  };
  const runShortcut = useEffectEvent((event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    const command = commandNames.find((name) => queueKeys[name].some((item) => item === key));
    if (command) commands[command]();
    else if (/^\d$/.test(key)) commands.choose(Number(key));
    else return actOnce(event, key);
    return true;
  });

  const typingUntil = useRef(0);
  const runUnlessTyping = (event: KeyboardEvent): boolean => {
    const { key, timeStamp } = event;
    const isTyping = timeStamp < typingUntil.current;
    if (!isTyping && runShortcut(event)) return true;
    if (isTyping || /\p{L}/u.test(key)) typingUntil.current = timeStamp + TYPING_PAUSE_MS;
    return false;
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    if (isPrimaryKey(event) && !isDisabled && !event.repeat && !shouldIgnoreShortcut(event.target)) {
      if (actOnce(event, PRIMARY_KEY)) event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    if (isDisabled || event.repeat || event.key.length !== 1 || shouldIgnoreShortcut(event.target)) return;
    if (runUnlessTyping(event)) event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
