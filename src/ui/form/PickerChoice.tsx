import { Avatar } from '../images/Avatar';
import { Thumbnail } from '../images/Thumbnail';
import styles from './Picker.module.css';

/** An option of a picker. */
export interface PickerChoice {
  id: string;
  label: string;
  /** Distinguishes options with the same label. */
  detail?: string | undefined;
  /** Image URL; undefined if this kind of option has no images. */
  imageUrl?: string | null | undefined;
  /** Shows initials if there is no image. */
  isPerson?: boolean | undefined;
}

/** Image of an option, hidden from screen readers because the label is next to it. */
export function ChoicePicture({ choice }: { choice: PickerChoice }) {
  if (choice.imageUrl === undefined && !choice.isPerson) return null;
  return (
    <span aria-hidden="true" className={styles.picture}>
      {choice.isPerson ? (
        <Avatar name={choice.label} src={choice.imageUrl} />
      ) : (
        <Thumbnail src={choice.imageUrl ?? null} label={choice.label} />
      )}
    </span>
  );
}

/** An option in the list: image, label, and detail. */
export function ChoiceLine({ choice }: { choice: PickerChoice }) {
  return (
    <>
      <ChoicePicture choice={choice} />
      <span className={styles.lines}>
        <span dir="auto" className={styles.name}>
          {choice.label}
        </span>
        {choice.detail !== undefined && (
          <span dir="auto" className={styles.detail}>
            {choice.detail}
          </span>
        )}
      </span>
    </>
  );
}
