import { useTranslate } from 'ra-core';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import type { NamedAction } from '../../engine/records/actions';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { Button, type ButtonKind } from '../../ui/buttons/Button';
import { Menu } from '../../ui/overlays/Menu';
import styles from './QueueRecord.module.css';
import { type QueueCommands, queueKeys } from './queueKeys';
import { isPending, type QueueEntry } from './queueState';

interface QueueBarProps {
  entry: QueueEntry;
  record: ConsoleRecord;
  actions: readonly NamedAction[];
  onAction: (named: NamedAction, record: ConsoleRecord) => void;
  commands: QueueCommands;
}

/** Actions of the record and navigation, with their shortcuts. At the bottom of small screens. */
export function QueueBar({ entry, record, actions, onAction, commands }: QueueBarProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entry.entity);
  const sorted = actions.toSorted((a, b) => getRank(a) - getRank(b));
  const first = sorted.find(isFrequent);
  const others = sorted.filter((named) => !isFrequent(named));
  const getLabel = ({ name }: NamedAction) => labels.actionOn(name, record);

  return (
    <div className={styles.bar} data-bottom-bar="high">
      <fieldset aria-label={translate('queue.actions')} className={styles.actions}>
        {sorted.map((named) => (
          <Button
            key={named.name}
            kind={getButtonKind(named, named === first)}
            shortcut={named.action.key}
            className={isFrequent(named) ? styles.usual : styles.other}
            onClick={() => onAction(named, record)}
          >
            {getLabel(named)}
          </Button>
        ))}
        {others.length > 0 && (
          <span className={styles.more}>
            <Menu
              label={translate('list.action.more', { title: labels.title(record) })}
              icon="more"
              align="end"
              entries={others.map((named) => ({
                key: named.name,
                label: getLabel(named),
                hint: named.action.key,
                danger: named.action.remove === true,
                onSelect: () => onAction(named, record),
              }))}
            />
          </span>
        )}
      </fieldset>
      <fieldset aria-label={translate('queue.moves')} className={styles.moves}>
        <Button kind="quiet" shortcut={queueKeys.back[0]} onClick={commands.back}>
          {translate('queue.back')}
        </Button>
        <Button kind="quiet" icon="undo" shortcut={queueKeys.undo[0]} onClick={commands.undo}>
          {translate('queue.undo')}
        </Button>
        <Button shortcut={queueKeys.skip[0]} onClick={commands.skip}>
          {translate(isPending(entry) ? 'queue.skip' : 'queue.next')}
        </Button>
      </fieldset>
    </div>
  );
}

/** Checks if an action is frequent. Frequent actions are visible on small screens too. */
const isFrequent = ({ action }: NamedAction): boolean => action.prominent === true || action.text !== undefined;

/** Sort order of the buttons: prominent actions first, deletion last. */
function getRank({ action }: NamedAction): number {
  if (action.remove) return 3;
  if (action.prominent) return 0;
  return action.text ? 1 : 2;
}

function getButtonKind({ action }: NamedAction, isFirst: boolean): ButtonKind {
  if (isFirst) return 'primary';
  return action.remove ? 'quiet' : 'plain';
}
