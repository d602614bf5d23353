import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { sanitizeUrl } from '../../lib/url/sanitizeUrl';
import { Icon } from '../icons/Icon';
import { VisuallyHidden } from '../text/VisuallyHidden';
import styles from './ExternalLink.module.css';

interface ExternalLinkProps {
  /** Untrusted URL. Only http, https, and mailto URLs are linked; others are rendered as text. */
  href: string | null | undefined;
  children: ReactNode;
}

/** Link to an external site in a new tab. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  const translate = useTranslate();
  const url = sanitizeUrl(href);
  if (!url) return <span>{children}</span>;
  if (url.startsWith('mailto:')) return <a href={url}>{children}</a>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {children}
      <span aria-hidden="true" className={styles.end}>
        <Icon name="external" className={styles.icon} />
      </span>
      <VisuallyHidden>({translate('ui.newTab')})</VisuallyHidden>
    </a>
  );
}
