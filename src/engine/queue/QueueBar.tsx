import { useTranslate } from 'ra-core';
import { Button, type ButtonKind } from '../../ui/Button';
import { Menu } from '../../ui/Menu';
import type { NamedAction } from '../actions/actions';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import styles from './QueueBar.module.css';
import { type Entry, waits } from './queueState';
import { type QueueMoves, queueKeys } from './useQueueKeys';

interface QueueBarProps {
  entry: Entry;
  record: ConsoleRecord;
  actions: readonly NamedAction[];
  onAction: (named: NamedAction, record: ConsoleRecord) => void;
  moves: QueueMoves;
}

/** What can be done with the record and where to go from it, each with its letter; under the thumb on a small screen. */
export function QueueBar({ entry, record, actions, onAction, moves }: QueueBarProps) {
  const translate = useTranslate();
  const words = useEntityWords(entry.entity);
  const sorted = actions.toSorted((one, other) => rankOf(one) - rankOf(other));
  const first = sorted.find(isUsual);
  const others = sorted.filter((named) => !isUsual(named));
  const labelOf = ({ name, action }: NamedAction) => {
    const label = words.action(name);
    return action.remove || action.choose ? translate('list.action.asks', { action: label }) : label;
  };

  return (
    <div className={styles.bar} data-bottom-bar="">
      <fieldset aria-label={translate('queue.actions')} className={styles.actions}>
        {sorted.map((named) => (
          <Button
            key={named.name}
            kind={kindOf(named, named === first)}
            shortcut={named.action.key}
            className={isUsual(named) ? styles.usual : styles.other}
            onClick={() => onAction(named, record)}
          >
            {labelOf(named)}
          </Button>
        ))}
        {others.length > 0 && (
          <span className={styles.more}>
            <Menu
              label={translate('list.action.more', { title: words.title(record) })}
              icon="more"
              align="end"
              entries={others.map((named) => ({
                key: named.name,
                label: labelOf(named),
                danger: named.action.remove === true,
                onSelect: () => onAction(named, record),
              }))}
            />
          </span>
        )}
      </fieldset>
      <fieldset aria-label={translate('queue.moves')} className={styles.moves}>
        <Button kind="quiet" shortcut={queueKeys.back[0]} onClick={moves.back}>
          {translate('queue.back')}
        </Button>
        <Button kind="quiet" icon="undo" shortcut={queueKeys.undo[0]} onClick={moves.undo}>
          {translate('queue.undo')}
        </Button>
        <Button shortcut={queueKeys.skip[0]} onClick={moves.skip}>
          {translate(waits(entry) ? 'queue.skip' : 'queue.next')}
        </Button>
      </fieldset>
    </div>
  );
}

/** What most records ask for: it stands in sight on the smallest screen too. */
const isUsual = ({ action }: NamedAction): boolean => action.prominent === true || action.text !== undefined;

/** What decides comes first, what destroys last. */
function rankOf({ action }: NamedAction): number {
  if (action.remove) return 3;
  if (action.prominent) return 0;
  return action.text ? 1 : 2;
}

function kindOf({ action }: NamedAction, isFirst: boolean): ButtonKind {
  if (isFirst) return 'primary';
  return action.remove ? 'quiet' : 'plain';
}
