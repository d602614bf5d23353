import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Menu } from '../../ui/Menu';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useEntityWords } from '../words';
import { actionsFor, type NamedAction } from './actions';
import { DraftNote } from './DraftNote';
import styles from './RecordActions.module.css';

interface RecordActionsProps {
  entity: Entity;
  record: ConsoleRecord;
  onAction: (action: NamedAction, record: ConsoleRecord) => void;
  /** There is room, as on a page of the record: what opens a dialog is a button too. */
  roomy?: boolean;
}

/** What can be done with a record as it stands: the prominent ones as buttons, the rest under '⋯'. */
export function RecordActions({ entity, record, onAction, roomy }: RecordActionsProps) {
  const translate = useTranslate();
  const words = useEntityWords(entity);
  const actions = actionsFor(entity, record);
  const isButton = ({ action }: NamedAction) => action.prominent || (roomy && action.dialog);
  const prominent = actions.filter(isButton);
  const others = actions.filter((one) => !isButton(one));
  const title = words.title(record);
  const label = ({ name, action }: NamedAction) =>
    action.remove || action.choose || action.dialog
      ? translate('list.action.asks', { action: words.action(name) })
      : words.action(name);

  return (
    <span className={classes(styles.actions, roomy && styles.roomy)}>
      {prominent.map((one) => (
        <Button key={one.name} size={roomy ? undefined : 'small'} onClick={() => onAction(one, record)}>
          {label(one)}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu
          label={translate('list.action.more', { title })}
          icon="more"
          align="end"
          entries={others.map((one) => ({
            key: one.name,
            label: label(one),
            hint: one.action.key,
            danger: one.action.remove === true,
            onSelect: () => onAction(one, record),
          }))}
        />
      )}
      {actions.map(
        ({ name, action }) =>
          action.text && <DraftNote key={name} entity={entity} id={record.id} action={name} field={action.text} />,
      )}
    </span>
  );
}
