import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Entity } from '../../../resources/entity';
import { Button } from '../../ui/Button';
import { useListText } from '../../ui/useListText';
import { useFieldLabel } from './CreateField';
import styles from './CreatePage.module.css';

interface CreateFootProps {
  entity: Entity;
  /** Names of the fields that must be filled and are not. */
  missing: readonly string[];
  /** Something that was chosen is still on its way. */
  isBusy: boolean;
  isSending: boolean;
}

/** The button that sends the form, and what keeps it from being pressed. */
export function CreateFoot({ entity, missing, isBusy, isSending }: CreateFootProps) {
  const translate = useTranslate();
  const listText = useListText();
  const label = useFieldLabel(entity);
  const id = useId();
  const waits =
    missing.length > 0
      ? translate('create.missing', { fields: listText(missing.map(label)) })
      : (isBusy && translate('create.busy')) || null;
  return (
    <div className={styles.foot}>
      <Button type="submit" kind="primary" busy={isSending} disabled={waits !== null} aria-describedby={`${id}-waits`}>
        {translate('create.submit')}
      </Button>
      <p id={`${id}-waits`} className={styles.waits}>
        {waits}
      </p>
    </div>
  );
}
