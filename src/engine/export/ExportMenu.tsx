import { useListContext, useTranslate } from 'ra-core';
import { withMessages } from '../../../i18n/i18n';
import { formatPoints } from '../../lib/format/formatPoints';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { Menu } from '../../ui/overlays/Menu';
import { latestVersions } from '../bulk/latestVersions';
import { useEntityLabels } from '../entity/entityLabels';
import { useEntityListContext } from '../listState/EntityListContext';
import { selectedCount } from '../listState/selection';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useCurrentSite } from '../shop/currentSite';
import { useProvider } from '../shop/useProvider';
import { useTray } from '../tray/Tray';
import type { EntityExport } from './EntityExportCard';

const EntityExportCard = lazyPart(() => withMessages('export', () => import('./EntityExportCard')));

/** Exports all matching records, or the selected ones, as a CSV file (LIST-08). Reads the list contexts. */
export function ExportMenu() {
  const { data: rows = [], total } = useListContext<ConsoleRecord>();
  const { entity, urlState, selection } = useEntityListContext();
  const dataProvider = useProvider();
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const labels = useEntityLabels(entity);
  const tray = useTray();
  const selected = selectedCount(selection);

  const start = (options: Pick<EntityExport, 'collect' | 'total'>) => {
    const name = `${entity.name}-${new Date().toISOString().slice(0, 10)}.csv`;
    tray.open((close) => (
      <EntityExportCard options={{ entity, heading: labels.field, ...options }} name={name} onClose={close} />
    ));
  };
  const collectAll: EntityExport['collect'] = async (onPage, signal) => {
    const { fetchAllMatching } = await import('../bulk/fetchAllMatching');
    await fetchAllMatching(dataProvider, entity, matching, onPage, signal);
  };
  const matching = { filters: urlState.filters, sort: urlState.sort, total: total ?? 0 };
  const exportAll = () => start({ total: matching.total, collect: collectAll });
  const exportSelected = () =>
    start({
      total: selected,
      collect: async (onPage, signal) => {
        if (selection.kind === 'some') return onPage(latestVersions(selection.records, rows));
        await collectAll((records) => onPage(records.filter(({ id }) => !selection.except.has(id))), signal);
      },
    });

  return (
    <Menu
      kind="quiet"
      align="end"
      label={translate('list.export.label')}
      trigger={translate('list.export.label')}
      disabled={rows.length === 0}
      entries={[
        {
          key: 'all',
          label: translate('list.export.all', { total: formatPoints(total ?? rows.length, locale) }),
          onSelect: exportAll,
        },
        ...(selected > 0
          ? [
              {
                key: 'selected',
                label: translate('list.export.selected', { smart_count: formatPoints(selected, locale) }),
                onSelect: exportSelected,
              },
            ]
          : []),
      ]}
    />
  );
}
