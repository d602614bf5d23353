/** Why a widget may not show, as far as it can be told from what the shop has. */
import type { Settings } from '../../../../resources/settings';
import type { Widget } from '../../../../resources/widgets';
import { safeUrl } from '../../../lib/safeUrl';
import { hidesWidgets } from './cssProblems';
import { type Look, themeOf } from './look';
import { checkPairs } from './themePairs';

/** One thing that was looked at. */
export interface InstallCheck {
  /** Key of what is said of it. */
  key: string;
  values?: Readonly<Record<string, string | number>>;
  isFine: boolean;
  /** Where it is put right. */
  to?: string;
}

interface Checked {
  settings: Settings;
  /** As it is published. */
  look: Look;
  /** Null where they could not be read. */
  widgets: readonly Widget[] | null;
  isUnpublished: boolean;
}

/** What was looked at, in the order in which it is worth a look. */
export function installChecks({ settings, look, widgets, isUnpublished }: Checked): readonly InstallCheck[] {
  const website = safeUrl(settings.website);
  const pick = (isFine: boolean, fine: string, wrong: string, rest: Omit<InstallCheck, 'key' | 'isFine'> = {}) => ({
    key: `theme.checks.${isFine ? fine : wrong}`,
    isFine,
    ...rest,
  });
  const on = widgets?.filter(({ isEnabled }) => isEnabled === true).length ?? 0;
  const handle = settings.shopifyLoyaltyPageHandle ?? '';
  return [
    widgets === null
      ? { key: 'theme.checks.widgetsUnread', isFine: false, to: '/theme-editor/widgets' }
      : pick(on > 0, 'someOn', 'noneOn', { values: { smart_count: on }, to: '/theme-editor/widgets' }),
    pick(!isUnpublished, 'allPublished', 'unpublished'),
    pick(website !== null, 'website', 'noWebsite', { values: { address: website ?? '' } }),
    pick(settings.setupRequestsPending !== true, 'noSetup', 'setup', { to: '/wizard/concierge' }),
    pick(!hidesWidgets(look.css), 'cssFine', 'cssHides', { to: '/theme-editor/css' }),
    pick(
      checkPairs(themeOf(look.colours, look.colours), 'light').every(({ passes }) => passes),
      'colours',
      'coloursLow',
      {
        to: '/theme-editor',
      },
    ),
    ...(settings.platform === 'shopify' ? [pick(handle !== '', 'handle', 'noHandle', { values: { handle } })] : []),
  ];
}
