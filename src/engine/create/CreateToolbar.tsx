import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/buttons/Button';
import { useListText } from '../../ui/text/useListText';
import { useFieldLabel } from './CreateField';
import styles from './CreatePage.module.css';
import { useEntityCreateContext } from './EntityCreateContext';
import { findMissingFields } from './validateDraft';

/** Save button of the create form, and why it is disabled. Reads the form and the create context. */
export function CreateToolbar({ isBusy }: { isBusy: boolean }) {
  const { entity, saving } = useEntityCreateContext();
  const translate = useTranslate();
  const listText = useListText();
  const getFieldLabel = useFieldLabel(entity);
  const id = useId();
  const missing = findMissingFields(entity, useWatch());
  const reason =
    missing.length > 0
      ? translate('create.missing', { fields: listText(missing.map(getFieldLabel)) })
      : (isBusy && translate('create.busy')) || null;
  return (
    <div className={styles.toolbar}>
      <Button type="submit" kind="primary" busy={saving} disabled={reason !== null} aria-describedby={`${id}-reason`}>
        {translate('create.submit')}
      </Button>
      <p id={`${id}-reason`} className={styles.reason}>
        {reason}
      </p>
    </div>
  );
}
