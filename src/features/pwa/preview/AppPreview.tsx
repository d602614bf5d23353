import { useTranslate } from 'ra-core';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { palettes, type Scheme } from '../../../theme/tokens';
import { classes } from '../../../ui/classes';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { Card } from '../../../ui/layout/Card';
import textStyles from '../../../ui/text/text.module.css';
import { type AppManifest, getIconLabel, resolveColor } from '../appManifest';
import { getTextColor } from '../readiness/checkReadiness';
import type { AppIcon } from '../useAppIcon';
import styles from './AppPreview.module.css';

interface AppPreviewProps {
  manifest: AppManifest;
  icon: AppIcon;
  /** URL of the store; null if it is not known. */
  website: string | null;
}

const androidShapes: readonly TileShape[] = ['circle', 'squircle', 'rounded'];

/** How the app looks on phones. The drawings are hidden from screen readers; the readiness list says what matters. */
export function AppPreview({ manifest, icon, website }: AppPreviewProps) {
  const translate = useTranslate();
  const [scheme, setScheme] = useState<Scheme>('light');
  const label = getIconLabel(manifest) || translate('pwa.preview.noName');
  const name = manifest.name.trim() || label;
  const host = website === null ? '' : new URL(website).host;
  const screenProps = { manifest, icon, label, name };
  return (
    <div className={styles.preview}>
      <Card
        title={translate('pwa.preview.title')}
        action={
          <SegmentedControl
            label={translate('pwa.preview.scheme')}
            value={scheme}
            options={(['light', 'dark'] as const).map((value) => ({
              value,
              label: translate(`pwa.preview.${value}`),
            }))}
            onChange={setScheme}
          />
        }
      >
        {icon.size.kind === 'unknown' && <p className={textStyles.hint}>{translate('pwa.preview.noIcon')}</p>}
        <div className={styles.figures}>
          <Figure caption={translate('pwa.preview.android')} scheme={scheme} isWide>
            <div className={styles.home}>
              {androidShapes.map((shape) => (
                <AppTile key={shape} {...{ manifest, icon, label, shape }} />
              ))}
            </div>
          </Figure>
          <Figure caption={translate('pwa.preview.ios')} scheme={scheme}>
            <div className={styles.home}>
              <AppTile {...{ manifest, icon, label }} shape="ios" />
            </div>
          </Figure>
          <Figure caption={translate('pwa.preview.prompt')} scheme={scheme}>
            <InstallPrompt {...screenProps} host={host} />
          </Figure>
          <Figure caption={translate('pwa.preview.splash')} scheme={scheme}>
            <SplashScreen {...screenProps} />
          </Figure>
          <Figure caption={translate('pwa.preview.switcher')} scheme={scheme}>
            <SwitcherCard {...screenProps} />
          </Figure>
        </div>
      </Card>
    </div>
  );
}

interface FigureProps {
  caption: string;
  scheme: Scheme;
  isWide?: boolean;
  children: ReactNode;
}

/** A part of a phone's screen. Its colors follow the chosen scheme, independent of the page's. */
function Figure({ caption, scheme, isWide = false, children }: FigureProps) {
  const { background, sheet, ink, inkSecond, hairline, accent, onAccent } = palettes[scheme];
  const colors = {
    '--background': background,
    '--sheet': sheet,
    '--ink': ink,
    '--ink-second': inkSecond,
    '--hairline': hairline,
    '--accent': accent,
    '--on-accent': onAccent,
  } as CSSProperties; // React's type has no custom properties
  return (
    <figure className={isWide ? styles.wide : undefined}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <div aria-hidden="true" className={styles.screen} style={colors}>
        {children}
      </div>
    </figure>
  );
}

interface ScreenProps {
  manifest: AppManifest;
  icon: AppIcon;
  label: string;
  name: string;
}

/** Screen while the installed app starts: icon and name on the background color, below a bar of the theme color. */
function SplashScreen({ manifest, icon, label, name }: ScreenProps) {
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
function SwitcherCard({ manifest, icon, label, name }: ScreenProps) {
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
function InstallPrompt({ manifest, icon, label, name, host }: ScreenProps & { host: string }) {
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

/** Mask that a launcher cuts the icon with. */
type TileShape = 'circle' | 'squircle' | 'rounded' | 'ios';

interface AppImageProps {
  manifest: AppManifest;
  icon: AppIcon;
  /** Its first letter replaces a missing icon. */
  label: string;
  className?: string | undefined;
}

/** The icon, or a letter on the theme color like launchers draw it. */
function AppImage({ manifest, icon, label, className }: AppImageProps) {
  if (icon.url !== null && icon.size.kind !== 'unknown') {
    return <img src={icon.url} alt="" referrerPolicy="no-referrer" className={classes(styles.icon, className)} />;
  }
  const background = resolveColor(manifest.themeColor);
  return (
    <span
      className={classes(styles.icon, styles.letter, className)}
      style={{ background, color: getTextColor(background) }}
    >
      {[...label][0]}
    </span>
  );
}

/** Icon and name on a home screen. */
function AppTile({ shape, ...props }: AppImageProps & { shape: TileShape }) {
  return (
    <div className={styles.tile}>
      <AppImage {...props} className={styles[shape]} />
      <span dir="auto" className={styles.label}>
        {props.label}
      </span>
    </div>
  );
}
