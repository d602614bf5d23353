import { useTranslate } from 'ra-core';
import { usePrograms } from '../../../engine/shop/programs';
import { Button } from '../../../ui/buttons/Button';
import styles from './ProfileForm.module.css';
import type { ProfileField } from './profile';

interface ConflictValueProps {
  name: ProfileField;
  /** Value set by another user; undefined if there is no conflict. */
  value: string | boolean | undefined;
  onAccept: () => void;
}

/** Shows the conflicting value of a field and a button to accept it. */
export function ConflictValue({ name, value, onAccept }: ConflictValueProps) {
  const translate = useTranslate();
  const { nameOf } = usePrograms();
  if (value === undefined) return null;
  const formatValue = () => {
    if (typeof value === 'boolean') return translate(value ? 'list.value.yes' : 'list.value.no');
    if (name === 'loyaltyProgramId') return nameOf(value || null);
    return value || translate('customerPage.profile.conflict.none');
  };
  return (
    <p className={styles.conflict}>
      <bdi>{translate('customerPage.profile.conflict.theirs', { value: formatValue() })}</bdi>
      <Button size="small" onClick={onAccept}>
        {translate('customerPage.profile.conflict.take')}
      </Button>
    </p>
  );
}
