import { useTranslate } from 'ra-core';
import { memo, useId } from 'react';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { byRegion } from '../../../lib/format/byRegion';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/buttons/Button';
import { useToast } from '../../../ui/toasts/toastContext';
import styles from './theme.module.css';
import { useCssVersions } from './useCssVersions';

const dateFormats = byRegion((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));

interface CssVersionsProps {
  /** Published style sheet. */
  saved: string;
  onRestore: (css: string) => void;
}

/** Style sheets published from this browser, with buttons to restore them. */
export const CssVersions = memo(function CssVersions({ saved, onRestore }: CssVersionsProps) {
  const translate = useTranslate();
  const toast = useToast();
  const { locale } = useCurrentSite();
  const versions = useCssVersions();
  const id = useId();
  const dateFormat = dateFormats(locale);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{translate('theme.css.versions')}</h3>
      {versions.length === 0 && <p className={styles.small}>{translate('theme.css.noVersions')}</p>}
      <ul aria-labelledby={id} className={styles.list}>
        {versions.map(({ at, css }) => (
          <li key={at} className={styles.row}>
            <div className={styles.name}>
              <p>{dateFormat.format(at)}</p>
              <p className={styles.small}>
                {css === '' ? translate('theme.css.empty') : translate('theme.css.size', { smart_count: css.length })}
              </p>
            </div>
            {css === saved ? (
              <StatusBadge tone="done">{translate('theme.css.current')}</StatusBadge>
            ) : (
              <Button
                size="small"
                aria-label={translate('theme.css.putBackNamed', { at: dateFormat.format(at) })}
                onClick={() => {
                  onRestore(css);
                  toast({ tone: 'info', text: translate('theme.css.isBack') });
                }}
              >
                {translate('theme.css.putBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
