import { Avatar } from '../Avatar';
import { Thumbnail } from '../Thumbnail';
import styles from './Picker.module.css';

/** Something that can be picked. */
export interface PickerChoice {
  id: string;
  /** What it is called. */
  label: string;
  /** What tells it from another of the same name. */
  detail?: string | undefined;
  /** Its picture; absent where its kind has none. */
  imageUrl?: string | null | undefined;
  /** A person: without a picture, initials stand in. */
  isPerson?: boolean | undefined;
}

/** The picture of a choice; what it shows is said by the label beside it. */
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

/** One line of the list: picture, name, and what tells it from others. */
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
