import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { Card } from '../../ui/layout/Card';
import rows from '../../ui/layout/cardRows.module.css';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { runInstallChecks } from './installChecks';
import { toThemeSettings } from './themeSettings';
import { useWidgets } from './widgetsQuery';

interface ChecksCardProps {
  /** Whether there are unpublished changes. Not checked if omitted. */
  isUnpublished?: boolean;
  /** Widget types that have to be on. */
  requiredTypes?: readonly string[];
  /** Shown at the end of the title row. */
  action?: ReactNode;
}

/** Checklist of reasons why a widget may be invisible, including passed checks. */
export function ChecksCard({ isUnpublished, requiredTypes, action }: ChecksCardProps) {
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
      <p className={rows.muted}>{translate('theme.checks.text')}</p>
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
                <ButtonLink size="small" to={to}>
                  {translate('theme.checks.show')}
                </ButtonLink>
              )}
            </li>
          ))}
      </ul>
    </Card>
  );
}
