import { useLocale, useTranslate } from 'ra-core';
import { wholePercent } from '../../lib/percent';
import { classes } from '../classes';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import buttonStyles from '../IconButton.module.css';
import { VisuallyHidden } from '../VisuallyHidden';
import styles from './MediaViewer.module.css';

interface MediaHeadProps {
  label: string;
  /** Where the original is; null where it cannot be had. */
  url: string | null;
  /** How large the picture is and how to change it; null where there is none to zoom. */
  zoom: null | { scale: number; larger: () => void; smaller: () => void; fit: () => void };
  onDelete: (() => void) | undefined;
  onClose: () => void;
}

/** What is shown, and what can be done with it. */
export function MediaHead({ label, url, zoom, onDelete, onClose }: MediaHeadProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const percent = wholePercent(zoom?.scale ?? 1, locale);
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

/** Saves the original; what lies on another host the browser may show in a tab instead. */
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
