import { useState } from 'react';
import { initials } from '../lib/names';
import { safeUrl } from '../lib/safeUrl';
import styles from './Avatar.module.css';
import { classes } from './classes';
import toned from './tone.module.css';

const tones = [toned.accent, toned.waiting, toned.done, toned.featured, toned.neutral];

interface AvatarProps {
  /** Whose it is; stands beside it as text too, so that the picture says nothing. */
  name: string | null;
  src?: string | null | undefined;
}

/** A person's picture, or initials on a tone that is always the same for the same name. */
export function Avatar({ name, src }: AvatarProps) {
  const url = safeUrl(src);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url && url !== brokenUrl) {
    return (
      <img
        key={url} // The one before would stand until this one is there.
        src={url}
        alt=""
        width={28}
        height={28}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className={styles.avatar}
        onError={() => setBrokenUrl(url)}
      />
    );
  }
  return (
    <span aria-hidden="true" className={classes(styles.avatar, toneOf(name))}>
      {name ? initials(name) : '?'}
    </span>
  );
}

function toneOf(name: string | null): string | undefined {
  if (!name) return toned.neutral;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tones[sum % tones.length];
}
