import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Button } from '../../../ui/Button';
import { useListText } from '../../../ui/useListText';
import sheets from '../sheets.module.css';
import styles from './ProfileForm.module.css';

interface ProfileFootProps {
  /** Labels of what was changed and is not saved. */
  changed: readonly string[];
  isPending: boolean;
  onDiscard: () => void;
}

/** The buttons below the form, and what they are about. */
export function ProfileFoot({ changed, isPending, onDiscard }: ProfileFootProps) {
  const translate = useTranslate();
  const listText = useListText();
  const id = useId();
  const isUnchanged = changed.length === 0;
  return (
    <div className={styles.foot}>
      <Button
        type="submit"
        kind="primary"
        busy={isPending}
        disabled={isUnchanged && !isPending}
        aria-describedby={`${id}-changed`}
      >
        {translate('customerPage.profile.save')}
      </Button>
      {!isUnchanged && (
        <Button disabled={isPending} onClick={onDiscard}>
          {translate('customerPage.profile.discard')}
        </Button>
      )}
      <p id={`${id}-changed`} className={sheets.help}>
        {!isUnchanged && translate('customerPage.profile.changed', { fields: listText(changed) })}
      </p>
    </div>
  );
}
