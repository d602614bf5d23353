import { Banner } from '../feedback/Banner';
import styles from './UploadBox.module.css';

interface DropNoteProps {
  text: string;
  /** Name of the file that is uploaded nevertheless. */
  name?: string | undefined;
}

/** Message about ignored files. */
export function DropNote({ text, name }: DropNoteProps) {
  return (
    <Banner tone="waiting">
      {text} {name !== undefined && <bdi className={styles.noted}>{name}</bdi>}
    </Banner>
  );
}
