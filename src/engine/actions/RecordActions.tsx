import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { Entity } from '../../../resources/entity';
import { Button } from '../../ui/buttons/Button';
import { classes } from '../../ui/classes';
import { Menu } from '../../ui/overlays/Menu';
import { composeDraft, useHasDraft } from '../drafts/draftStore';
import { useEntityLabels } from '../entity/entityLabels';
import { getAvailableActions, type NamedAction, opensDialog } from '../records/actions';
import type { ConsoleRecord } from '../records/consoleRecord';
import styles from './RecordActions.module.css';

interface RecordActionsProps {
  entity: Entity;
  record: ConsoleRecord;
  onAction: (action: NamedAction, record: ConsoleRecord) => void;
  /** Shows actions that open a dialog as buttons, for pages with enough space. */
  spacious?: boolean;
}

/** The actions that apply to a record: prominent ones as buttons, the others in a menu. */
export function RecordActions({ entity, record, onAction, spacious }: RecordActionsProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const actions = getAvailableActions(entity, record);
  const isButton = (named: NamedAction) => named.action.prominent || (spacious && opensDialog(named));
  const prominent = actions.filter(isButton);
  const buttons = useRef<HTMLSpanElement>(null);
  // A narrow row shows one button beside the menu, which then holds the others too.
  const [hasAllButtons, setHasAllButtons] = useState(true);
  const title = labels.title(record);
  const label = ({ name }: NamedAction) => labels.actionOn(name, record);

  const notes = actions.flatMap(({ name, action: { text } }) =>
    text ? [<DraftNote key={name} entity={entity} id={record.id} action={name} field={text} />] : [],
  );
  const menu = prominent.length < actions.length && (
    <Menu
      label={translate('list.action.more', { title })}
      icon="more"
      align="end"
      onOpen={() => setHasAllButtons(spacious || buttons.current?.children[1]?.getClientRects().length !== 0)}
      entries={() => {
        const visible = hasAllButtons ? prominent : prominent.slice(0, 1);
        return actions
          .filter((action) => !visible.includes(action))
          .map((action) => ({
            key: action.name,
            label: label(action),
            hint: action.action.key,
            danger: action.action.remove === true,
            onSelect: () => onAction(action, record),
          }));
      }}
    />
  );
  // A menu alone needs no wrapper: each element of a row costs time on every page.
  if (prominent.length === 0 && notes.length === 0) return menu;
  return (
    <>
      <span ref={buttons} className={classes(styles.actions, spacious ? styles.spacious : menu && styles.withMenu)}>
        {prominent.map((action) => (
          <Button key={action.name} size={spacious ? undefined : 'small'} onClick={() => onAction(action, record)}>
            {label(action)}
          </Button>
        ))}
        {menu}
      </span>
      {notes}
    </>
  );
}

interface DraftNoteProps {
  entity: Entity;
  id: string;
  /** Name of the text action. */
  action: string;
  /** The field that the action writes. */
  field: string;
}

/** Note that a record has an unsent draft. */
function DraftNote({ entity, id, action, field }: DraftNoteProps) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  if (!useHasDraft(composeDraft(entity.name, action, id))) return null;
  return <span className={styles.draft}>{translate('list.action.draft', { field: labels.field(field) })}</span>;
}
