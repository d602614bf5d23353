import { useTranslate } from 'ra-core';
import { memo, useId } from 'react';
import { useShop } from '../../../engine/shop';
import { byLocale } from '../../../lib/byLocale';
import { Button } from '../../../ui/Button';
import { StatePill } from '../../../ui/StatePill';
import { useToast } from '../../../ui/toastContext';
import styles from './theme.module.css';
import { useCssVersions } from './useCssVersions';

const moments = byLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }));

interface CssVersionsProps {
  /** What is published now. */
  saved: string;
  onPutBack: (css: string) => void;
}

/** The style sheets that were published from this browser, and the way back to each. */
export const CssVersions = memo(function CssVersions({ saved, onPutBack }: CssVersionsProps) {
  const translate = useTranslate();
  const toast = useToast();
  const { locale } = useShop();
  const versions = useCssVersions();
  const id = useId();
  const when = moments(locale);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{translate('theme.css.versions')}</h3>
      {versions.length === 0 && <p className={styles.small}>{translate('theme.css.noVersions')}</p>}
      <ul aria-labelledby={id} className={styles.list}>
        {versions.map(({ at, css }) => (
          <li key={at} className={styles.row}>
            <div className={styles.name}>
              <p>{when.format(at)}</p>
              <p className={styles.small}>
                {css === '' ? translate('theme.css.empty') : translate('theme.css.size', { smart_count: css.length })}
              </p>
            </div>
            {css === saved ? (
              <StatePill tone="done">{translate('theme.css.current')}</StatePill>
            ) : (
              <Button
                size="small"
                aria-label={translate('theme.css.putBackNamed', { at: when.format(at) })}
                onClick={() => {
                  onPutBack(css);
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
