import { useTranslate } from 'ra-core';
import { usePrograms } from '../../../engine/programs';
import { Button } from '../../../ui/Button';
import styles from './ProfileForm.module.css';
import type { ProfileField } from './profile';

interface TheirsProps {
  name: ProfileField;
  /** What somebody else has set meanwhile; undefined where nobody has. */
  value: string | boolean | undefined;
  onTake: () => void;
}

/** What somebody else has put into a field that the merchant changed too, and the way to take it. */
export function Theirs({ name, value, onTake }: TheirsProps) {
  const translate = useTranslate();
  const { nameOf } = usePrograms();
  if (value === undefined) return null;
  const told = () => {
    if (typeof value === 'boolean') return translate(value ? 'list.value.yes' : 'list.value.no');
    if (name === 'loyaltyProgramId') return nameOf(value || null);
    return value || translate('customerPage.profile.conflict.none');
  };
  return (
    <p className={styles.theirs}>
      <bdi>{translate('customerPage.profile.conflict.theirs', { value: told() })}</bdi>
      <Button size="small" onClick={onTake}>
        {translate('customerPage.profile.conflict.take')}
      </Button>
    </p>
  );
}
