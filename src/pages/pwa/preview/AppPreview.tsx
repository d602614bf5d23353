import { useTranslate } from 'ra-core';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { palettes, type Scheme } from '../../../theme/tokens';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { Card } from '../../../ui/layout/Card';
import { type AppManifest, getIconLabel } from '../appManifest';
import pageStyles from '../pwa.module.css';
import type { AppIcon } from '../useAppIcon';
import styles from './AppPreview.module.css';
import { AppTile, type TileShape } from './AppTile';
import { InstallPrompt, SplashScreen, SwitcherCard } from './screens';

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
        {icon.size.kind === 'unknown' && <p className={pageStyles.small}>{translate('pwa.preview.noIcon')}</p>}
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
