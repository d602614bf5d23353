import { useListContext, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { formatPoints } from '../../lib/format/formatPoints';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { Menu } from '../../ui/overlays/Menu';
import { useEntityListContext } from '../listState/EntityListContext';
import { hasPageFilters } from '../listState/pageFilters';
import { selectedCount } from '../listState/selection';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useCurrentSite } from '../shop/currentSite';
import { useTray } from '../tray/Tray';

const EntityExportCard = lazyPart(() => import('./EntityExportCard'));

interface ExportMenuProps {
  /** Called when an export begins. */
  onExport?: (() => void) | undefined;
}

/** Exports all matching records, or the selected ones, as a CSV file (LIST-08). Reads the list contexts. */
export function ExportMenu({ onExport }: ExportMenuProps) {
  const { data: rows = [], total } = useListContext<ConsoleRecord>();
  const { entity, urlState, selection } = useEntityListContext();
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const tray = useTray();
  const selected = selectedCount(selection);
  const navigate = useNavigate();
  const asksReason = Object.values(entity.actions).some((action) => action.set && action.asksReason);

  // The search has not read all rows.
  const isUncounted = total === undefined && hasPageFilters(urlState);

  const open = (onlySelected: boolean) => {
    const source = { entity, urlState, rows, total, selection: onlySelected ? selection : null };
    tray.open((close) => <EntityExportCard source={source} onClose={close} />);
    onExport?.();
  };

  return (
    <Menu
      kind="quiet"
      align="end"
      label={translate('list.export.label')}
      trigger={translate('list.export.label')}
      disabled={rows.length === 0 && !hasPageFilters(urlState)}
      entries={[
        {
          key: 'all',
          label: isUncounted
            ? translate('list.export.matching')
            : translate('list.export.all', {
                total: `${formatPoints(total ?? rows.length, locale)}${total === undefined ? '+' : ''}`,
              }),
          onSelect: () => open(false),
        },
        ...(selected > 0
          ? [
              {
                key: 'selected',
                label: translate('list.export.selected', { smart_count: formatPoints(selected, locale) }),
                onSelect: () => open(true),
              },
            ]
          : []),
        ...(asksReason
          ? [
              {
                key: 'hidden',
                label: translate('list.export.hidden'),
                onSelect: () => void navigate('/analytics/hidden'),
              },
            ]
          : []),
      ]}
    />
  );
}
