import { useLocale, useTranslate } from 'ra-core';
import { fileSize } from '../../lib/fileSize';
import { classes } from '../classes';
import { Icon } from '../Icon';
import styles from './UploadBox.module.css';

interface DropAreaProps {
  id: string;
  label: string;
  required?: boolean | undefined;
  disabled?: boolean;
  /** Files are held over it. */
  isOver: boolean;
  invalid?: true | undefined;
  /** Ids of what explains it further. */
  describedBy?: string | undefined;
  /** The types that are taken, in words. */
  types: string;
  maxSize: number;
  onOpen: () => void;
}

/** Where files are dropped; pressed, it opens the file chooser. */
export function DropArea(props: DropAreaProps) {
  const { id, label, required, disabled, isOver, invalid, describedBy, types, maxSize, onOpen } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const drop = translate('upload.drop');
  return (
    <>
      <button
        type="button"
        id={id}
        aria-label={translate(required ? 'upload.nameRequired' : 'upload.name', { label, drop })}
        aria-invalid={invalid}
        aria-describedby={classes(`${id}-limits`, describedBy)}
        disabled={disabled}
        onClick={onOpen}
        className={classes(styles.area, isOver && styles.over)}
      >
        <Icon name="upload" size={20} className={styles.icon} />
        <span>{drop}</span>
      </button>
      <p id={`${id}-limits`} className={styles.limits}>
        {translate('upload.limits', { types, size: fileSize(maxSize, locale) })}
      </p>
    </>
  );
}
