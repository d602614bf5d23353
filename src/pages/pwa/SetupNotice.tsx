import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { isHexColor } from '../../lib/color/hexColor';
import { clipText } from '../../lib/format/clipText';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { type AppManifest, DEFAULT_COLOR, MAX_NAME_LENGTH } from './appManifest';

/** Shown while the store has no manifest: fills the form from the store's data. */
export function SetupNotice({ onFill }: { onFill: (update: (manifest: AppManifest) => AppManifest) => void }) {
  const translate = useTranslate();
  const { siteName, widgetTheme } = useCurrentSite();
  const fill = () =>
    onFill((manifest) => ({
      ...manifest,
      name: siteName,
      shortName: shorten(siteName),
      themeColor: getBrandColor(widgetTheme),
      backgroundColor: DEFAULT_COLOR,
    }));
  return (
    <Banner
      tone="info"
      title={translate('pwa.setup.title')}
      action={<Button onClick={fill}>{translate('pwa.setup.fill')}</Button>}
    >
      {translate('pwa.setup.text')}
    </Banner>
  );
}

/** Returns as many whole words as fit below an icon, or the start of the first one. */
function shorten(name: string): string {
  const [first = '', ...words] = name.trim().split(/\s+/);
  let text = clipText(first, MAX_NAME_LENGTH.shortName).replace(/…$/, '');
  for (const word of words) {
    const longer = `${text} ${word}`;
    if (clipText(longer, MAX_NAME_LENGTH.shortName) !== longer) break;
    text = longer;
  }
  return text;
}

function getBrandColor(theme: unknown): string {
  const color: unknown = Object(theme)['brandPrimaryColor'];
  return typeof color === 'string' && isHexColor(color) ? color.toLowerCase() : DEFAULT_COLOR;
}
