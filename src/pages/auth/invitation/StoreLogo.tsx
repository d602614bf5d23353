import { useState } from 'react';
import { getMediaUrls } from '../../../config';
import { getInitials } from '../../../lib/format/names';
import { useConfig } from '../../../session/SessionContext';
import { classes } from '../../../ui/classes';
import { ownUrl } from '../../../ui/viewer/mediaItem';
import styles from './Invitation.module.css';

/** Logo of a store if it is on a media host and can be loaded, else the store's initials. The name is in the title. */
export function StoreLogo({ name, logo }: { name: string; logo: string | null }) {
  const url = ownUrl(logo, getMediaUrls(useConfig()));
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken) {
    return (
      <span aria-hidden="true" className={classes(styles.logo, styles.letters)}>
        {getInitials(name)}
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={56}
      height={56}
      referrerPolicy="no-referrer"
      className={styles.logo}
      onError={() => setBroken(true)}
    />
  );
}
