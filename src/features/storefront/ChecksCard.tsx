import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Settings } from '../../../resources/settings';
import { findWidgetType } from '../../../resources/widgetPages';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { buildSettingsUrl } from '../../engine/shop/settingsUrl';
import { parseWebsite } from '../../lib/url/parseWebsite';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { Card } from '../../ui/layout/Card';
import rows from '../../ui/layout/cardRows.module.css';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import textStyles from '../../ui/text/text.module.css';
import { hidesWidgets } from './findCssIssues';
import { checkPairs } from './themePairs';
import { type ThemeSettings, toThemeSettings, toWidgetTheme } from './themeSettings';
import { useWidgets } from './widgetsQuery';

interface ChecksCardProps {
  /** Whether there are unpublished changes. Not checked if omitted. */
  isUnpublished?: boolean;
  /** Widget types that have to be on. */
  requiredTypes?: readonly string[];
  /** Called when a link leads to the page that fixes something. */
  onShow?: () => void;
  /** Shown at the end of the title row. */
  action?: ReactNode;
}

/** Checklist of reasons why a widget may be invisible, including passed checks. */
export function ChecksCard({ isUnpublished, requiredTypes, onShow, action }: ChecksCardProps) {
  const translate = useTranslate();
  const { settings } = useCurrentSite();
  const { data: widgets, isPending } = useWidgets();
  const checks = runInstallChecks({
    settings,
    themeSettings: toThemeSettings(settings),
    widgets: widgets ?? null,
    isUnpublished,
    requiredTypes,
  });
  return (
    <Card title={translate('theme.checks.title')} action={action}>
      <p className={textStyles.second}>{translate('theme.checks.text')}</p>
      <ul aria-busy={isPending} className={rows.list}>
        {!isPending &&
          checks.map(({ key, values = {}, isPassed, widgetType, to }) => (
            <li key={key + (widgetType ?? '')} className={rows.row}>
              <StatusBadge tone={isPassed ? 'done' : 'waiting'}>
                {translate(isPassed ? 'theme.checks.fine' : 'theme.checks.look')}
              </StatusBadge>
              <p className={rows.name}>
                {translate(
                  key,
                  widgetType === undefined ? values : { name: translate(`theme.widgets.types.${widgetType}`) },
                )}
              </p>
              {!isPassed && to !== undefined && (
                <ButtonLink size="small" to={to} onClick={onShow}>
                  {translate('theme.checks.show')}
                </ButtonLink>
              )}
            </li>
          ))}
      </ul>
    </Card>
  );
}

// Installation checks that explain why a widget may be invisible.

/** Result of one check. */
interface InstallCheck {
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

/** Types of records that are stored as widgets and show nothing of their own in the store. */
const invisibleTypes: readonly (string | null)[] = ['BasicTheme', 'automation'];

/** Number of the widgets that customers see. A store shows one widget of a type of the widget editor. */
function countVisibleWidgets(widgets: readonly CheckedWidget[]): number {
  const visible = widgets.filter(({ type, isEnabled }) => isEnabled === true && !invisibleTypes.includes(type));
  const isExtra = ({ type }: CheckedWidget, index: number) =>
    findWidgetType(type) !== null && visible.findIndex((widget) => widget.type === type) < index;
  return visible.filter((widget, index) => !isExtra(widget, index)).length;
}

/** Runs the installation checks, most likely causes first. */
function runInstallChecks({
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
    const enabledCount = countVisibleWidgets(widgets);
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
