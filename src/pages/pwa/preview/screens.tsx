import { useTranslate } from 'ra-core';
import { type AppManifest, resolveColor } from '../appManifest';
import { getTextColor } from '../textColor';
import type { AppIcon } from '../useAppIcon';
import styles from './AppPreview.module.css';
import { AppImage } from './AppTile';

interface ScreenProps {
  manifest: AppManifest;
  icon: AppIcon;
  label: string;
  name: string;
}

/** Screen while the installed app starts: icon and name on the background color, below a bar of the theme color. */
export function SplashScreen({ manifest, icon, label, name }: ScreenProps) {
  const background = resolveColor(manifest.backgroundColor);
  return (
    <div className={styles.splash} style={{ background, color: getTextColor(background) }}>
      <span className={styles.statusBar} style={{ background: resolveColor(manifest.themeColor) }} />
      <AppImage {...{ manifest, icon, label }} className={styles.large} />
      <span dir="auto" className={styles.splashName}>
        {name}
      </span>
    </div>
  );
}

/** Card of the app among the open ones, titled on the theme color. */
export function SwitcherCard({ manifest, icon, label, name }: ScreenProps) {
  const background = resolveColor(manifest.themeColor);
  return (
    <div className={styles.switcher}>
      <div className={styles.card}>
        <div className={styles.cardTitle} style={{ background, color: getTextColor(background) }}>
          <AppImage {...{ manifest, icon, label }} className={styles.tiny} />
          <span dir="auto" className={styles.cut}>
            {name}
          </span>
        </div>
        <div style={{ background: resolveColor(manifest.backgroundColor) }} />
      </div>
    </div>
  );
}

/** The browser's offer to install the app. */
export function InstallPrompt({ manifest, icon, label, name, host }: ScreenProps & { host: string }) {
  const translate = useTranslate();
  return (
    <div className={styles.prompt}>
      <p className={styles.promptTitle}>{translate('pwa.preview.install')}</p>
      <div className={styles.promptApp}>
        <AppImage {...{ manifest, icon, label }} className={styles.medium} />
        <span className={styles.promptText}>
          <span dir="auto" className={styles.cut}>
            {name}
          </span>
          <span dir="ltr" className={styles.host}>
            {host}
          </span>
        </span>
      </div>
      <div className={styles.promptButtons}>
        <span>{translate('ui.cancel')}</span>
        <span className={styles.promptMain}>{translate('pwa.preview.installButton')}</span>
      </div>
    </div>
  );
}
