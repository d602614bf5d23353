import '../../../i18n/en/areas/upload';
import { useLocale, useTranslate } from 'ra-core';
import { formatFileSize } from '../../lib/format/file';
import { classes } from '../classes';
import { Banner } from '../feedback/Banner';
import { Icon } from '../icons/Icon';
import textStyles from '../text/text.module.css';
import styles from './UploadBox.module.css';

interface DropAreaProps {
  id: string;
  label: string;
  required?: boolean | undefined;
  disabled?: boolean;
  /** Files are being dragged over it. */
  isOver: boolean;
  invalid?: true | undefined;
  /** Ids of further descriptions. */
  describedBy?: string | undefined;
  /** Names of the accepted types. */
  types: string;
  maxSize: number;
  onOpen: () => void;
}

/** Drop target that opens the file dialog when pressed. */
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
        <Icon name="upload" size={20} className={textStyles.second} />
        <span>{drop}</span>
      </button>
      <p id={`${id}-limits`} className={textStyles.hint}>
        {translate('upload.limits', { types, size: formatFileSize(maxSize, locale) })}
      </p>
    </>
  );
}

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
