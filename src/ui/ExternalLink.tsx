import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { safeUrl } from '../lib/safeUrl';
import styles from './ExternalLink.module.css';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';

interface ExternalLinkProps {
  /** Any text; only an http, https or mailto address becomes a link, all else stays text. */
  href: string | null | undefined;
  children: ReactNode;
}

/** A link out of the console, in a tab of its own. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  const translate = useTranslate();
  const url = safeUrl(href);
  if (!url) return <span>{children}</span>;
  if (url.startsWith('mailto:')) return <a href={url}>{children}</a>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {children}
      <Icon name="external" className={styles.icon} />
      <VisuallyHidden>({translate('ui.newTab')})</VisuallyHidden>
    </a>
  );
}
