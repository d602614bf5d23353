import { useLocale, useTranslate } from 'ra-core';
import { formatShare } from '../../lib/format/formatPercent';
import { IconButton } from '../buttons/IconButton';
import buttonStyles from '../buttons/IconButton.module.css';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import { VisuallyHidden } from '../text/VisuallyHidden';
import styles from './MediaViewer.module.css';

interface MediaHeadProps {
  label: string;
  /** URL of the original; null if not available. */
  url: string | null;
  /** Zoom scale and actions; null if there is no image to zoom. */
  zoom: null | { scale: number; larger: () => void; smaller: () => void; fit: () => void };
  onDelete: (() => void) | undefined;
  onClose: () => void;
}

/** Title and actions of the viewer. */
export function MediaHead({ label, url, zoom, onDelete, onClose }: MediaHeadProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const percent = formatShare(zoom?.scale ?? 1, locale);
  const isFitted = zoom?.scale === 1;
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{label}</h2>
      <VisuallyHidden>
        <span role="status">{zoom && !isFitted ? translate('viewer.zoomed', { label, percent }) : label}</span>
      </VisuallyHidden>
      {zoom && (
        <>
          <IconButton
            icon="minus"
            label={translate('viewer.zoomOut')}
            aria-disabled={isFitted}
            onClick={zoom.smaller}
          />
          <button
            type="button"
            title={translate('viewer.fit')}
            aria-label={translate('viewer.fitNow', { percent })}
            aria-disabled={isFitted}
            className={styles.percent}
            onClick={zoom.fit}
          >
            {percent}
          </button>
          <IconButton icon="plus" label={translate('viewer.zoomIn')} onClick={zoom.larger} />
        </>
      )}
      {url !== null && <Download url={url} />}
      {onDelete && <IconButton icon="trash" label={translate('viewer.delete', { label })} onClick={onDelete} />}
      <IconButton data-cancel icon="close" label={translate('ui.close')} onClick={onClose} />
    </header>
  );
}

/** Downloads the original. Browsers may open files of other hosts in a tab instead. */
function Download({ url }: { url: string }) {
  const translate = useTranslate();
  const label = translate('viewer.download');
  return (
    <a
      href={url}
      download=""
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
      aria-label={label}
      title={label}
      className={classes(buttonStyles.button, styles.download)}
    >
      <Icon name="download" />
    </a>
  );
}
