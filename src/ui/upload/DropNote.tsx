import { Notice } from '../Notice';
import styles from './UploadBox.module.css';

interface DropNoteProps {
  text: string;
  /** Name of the file that is used all the same. */
  name?: string | undefined;
}

/** What is said of files that are not used. */
export function DropNote({ text, name }: DropNoteProps) {
  return (
    <Notice tone="waiting">
      {text} {name !== undefined && <bdi className={styles.noted}>{name}</bdi>}
    </Notice>
  );
}
