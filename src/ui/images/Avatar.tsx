import { useState } from 'react';
import { getInitials } from '../../lib/format/names';
import { classes } from '../classes';
import toneStyles from '../tone.module.css';
import styles from './Avatar.module.css';
import { useOwnUrl } from './useOwnUrl';

/** The first one is also for an unknown name. Amber is for what waits. */
const tones = [toneStyles.neutral, toneStyles.accent, toneStyles.done, toneStyles.featured];

interface AvatarProps {
  /** The person's name. Must also be visible next to the avatar, which is hidden from screen readers. */
  name: string | null;
  src?: string | null | undefined;
}

/** Avatar image if it is on the media host, or initials with a background color derived from the name. */
export function Avatar({ name, src }: AvatarProps) {
  const url = useOwnUrl(src);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url && url !== brokenUrl) {
    return (
      <img
        key={url} // Remounts, so that the previous image isn't shown while the new one loads.
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
    <span aria-hidden="true" className={classes(styles.avatar, getTone(name))}>
      {name ? getInitials(name) : '?'}
    </span>
  );
}

function getTone(name: string | null): string | undefined {
  let sum = 0;
  for (const letter of name ?? '') sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tones[sum % tones.length];
}
