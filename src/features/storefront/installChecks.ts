/** Installation checks that explain why a widget may be invisible. */
import type { Settings } from '../../../resources/settings';
import { buildSettingsUrl } from '../../engine/shop/settingsUrl';
import { parseWebsite } from '../../lib/url/parseWebsite';
import { hidesWidgets } from './findCssIssues';
import { checkPairs } from './themePairs';
import { type ThemeSettings, toWidgetTheme } from './themeSettings';

/** Result of one check. */
export interface InstallCheck {
  /** Message key. */
  key: string;
  values?: Readonly<Record<string, string | number>>;
  isPassed: boolean;
  /** Type of the widget that the message names. */
  widgetType?: string;
  /** URL of the page that fixes it. */
  to?: string;
}

/** The properties of a widget that the checks read. */
interface CheckedWidget {
  type: string | null;
  isEnabled: boolean | null;
}

interface InstallCheckInput {
  settings: Settings;
  /** Published theme settings. */
  themeSettings: ThemeSettings;
  /** Null if they failed to load. */
  widgets: readonly CheckedWidget[] | null;
  /** Whether there are unpublished changes. Not checked if omitted. */
  isUnpublished?: boolean | undefined;
  /** Widget types that have to be on. Without it, one widget of any type is enough. */
  requiredTypes?: readonly string[] | undefined;
}

/** Runs the installation checks, most likely causes first. */
export function runInstallChecks({
  settings,
  themeSettings,
  widgets,
  isUnpublished,
  requiredTypes,
}: InstallCheckInput): readonly InstallCheck[] {
  const website = parseWebsite(settings.website);
  const createCheck = (
    isPassed: boolean,
    passedKey: string,
    failedKey: string,
    rest: Omit<InstallCheck, 'key' | 'isPassed'> = {},
  ) => ({
    key: `theme.checks.${isPassed ? passedKey : failedKey}`,
    isPassed,
    ...rest,
  });
  const isOn = (type: string) => widgets?.some((widget) => widget.type === type && widget.isEnabled === true) ?? false;
  const getWidgetChecks = (): readonly InstallCheck[] => {
    if (widgets === null) return [{ key: 'theme.checks.widgetsUnread', isPassed: false, to: '/theme-editor/widgets' }];
    if (requiredTypes) {
      return requiredTypes.map((widgetType) => ({
        ...createCheck(isOn(widgetType), 'typeOn', 'typeOff', { to: '/theme-editor/widgets' }),
        widgetType,
      }));
    }
    const enabledCount = widgets.filter(({ isEnabled }) => isEnabled === true).length;
    return [
      createCheck(enabledCount > 0, 'someOn', 'noneOn', {
        values: { smart_count: enabledCount },
        to: '/theme-editor/widgets',
      }),
    ];
  };
  const handle = settings.shopifyLoyaltyPageHandle ?? '';
  return [
    ...getWidgetChecks(),
    ...(isUnpublished === undefined ? [] : [createCheck(!isUnpublished, 'allPublished', 'unpublished')]),
    createCheck(website !== null, 'website', 'noWebsite', {
      values: { address: website ?? '' },
      to: buildSettingsUrl('general', 'website'),
    }),
    createCheck(settings.setupRequestsPending !== true, 'noSetup', 'setup', { to: '/wizard/concierge' }),
    createCheck(!hidesWidgets(themeSettings.css), 'cssFine', 'cssHides', { to: '/theme-editor/css' }),
    createCheck(
      checkPairs(toWidgetTheme(themeSettings.colors, themeSettings.colors), 'light').every(({ passes }) => passes),
      'colors',
      'colorsLow',
      {
        to: '/theme-editor',
      },
    ),
    ...(settings.platform === 'shopify'
      ? [
          createCheck(handle !== '', 'handle', 'noHandle', {
            values: { handle },
            to: buildSettingsUrl('loyalty', 'loyaltyPage'),
          }),
        ]
      : []),
  ];
}
