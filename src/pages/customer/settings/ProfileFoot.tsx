import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { useListText } from '../../../ui/text/useListText';
import cardStyles from '../cards.module.css';
import styles from './ProfileForm.module.css';

interface ProfileFootProps {
  /** Labels of the unsaved fields. */
  changed: readonly string[];
  isPending: boolean;
  onDiscard: () => void;
}

/** Form footer with buttons and the list of unsaved fields. */
export function ProfileFoot({ changed, isPending, onDiscard }: ProfileFootProps) {
  const translate = useTranslate();
  const listText = useListText();
  const id = useId();
  const isUnchanged = changed.length === 0;
  return (
    <div className={styles.footer}>
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
      <p id={`${id}-changed`} className={cardStyles.help}>
        {!isUnchanged && translate('customerPage.profile.changed', { fields: listText(changed) })}
      </p>
    </div>
  );
}
