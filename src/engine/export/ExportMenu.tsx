import { useTranslate } from 'ra-core';
import { withWords } from '../../../i18n/words';
import { points } from '../../lib/points';
import { lazyPart } from '../../ui/lazyPart';
import { Menu } from '../../ui/Menu';
import { asTheyStand } from '../bulk/useBulkAction';
import { useListView } from '../list/ListViewContext';
import { selectedCount } from '../selection/selection';
import { useShop } from '../shop';
import { useTray } from '../tray/Tray';
import { useProvider } from '../useProvider';
import { useEntityWords } from '../words';
import type { ExportRunOptions } from './exportRun';

const ExportCard = lazyPart(() => withWords('export', () => import('./ExportCard')));

/** The filter's result, or the selection, as a CSV file (LIST-08). */
export function ExportMenu() {
  const { entity, address, rows, total, selection } = useListView();
  const dataProvider = useProvider();
  const translate = useTranslate();
  const { locale } = useShop();
  const words = useEntityWords(entity);
  const tray = useTray();
  const selected = selectedCount(selection);

  const start = (options: Pick<ExportRunOptions, 'collect' | 'total'>) => {
    const name = `${entity.name}-${new Date().toISOString().slice(0, 10)}.csv`;
    tray.open((close) => (
      <ExportCard options={{ entity, heading: words.field, ...options }} name={name} onClose={close} />
    ));
  };
  const collectAll: ExportRunOptions['collect'] = async (onPage, signal) => {
    const { collectMatching } = await import('../bulk/collectMatching');
    await collectMatching(dataProvider, entity, matching, onPage, signal);
  };
  const matching = { filters: address.filters, sort: address.sort, total: total ?? 0 };
  const exportAll = () => start({ total: matching.total, collect: collectAll });
  const exportSelected = () =>
    start({
      total: selected,
      collect: async (onPage, signal) => {
        if (selection.kind === 'some') return onPage(asTheyStand(selection.records, rows));
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
          label: translate('list.export.all', { total: points(total ?? rows.length, locale) }),
          onSelect: exportAll,
        },
        ...(selected > 0
          ? [
              {
                key: 'selected',
                label: translate('list.export.selected', { smart_count: points(selected, locale) }),
                onSelect: exportSelected,
              },
            ]
          : []),
      ]}
    />
  );
}
