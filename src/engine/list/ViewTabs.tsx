import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import { TabBar } from '../../ui/TabBar';
import { SavedViewTabs } from '../views/SavedViewTabs';
import { useEntityWords } from '../words';
import { fromFirstPage } from './address';
import { useListView } from './ListViewContext';
import { countQuery } from './listQuery';

type Filters = Readonly<Record<string, string>>;

/** The declared views of a list as tabs with counts, then those that the merchant has saved. */
export function ViewTabs() {
  const { entity, address, linkTo, state } = useListView();
  const translate = useTranslate();
  const words = useEntityWords(entity);
  // The counts wait for the rows: they are never on the way to them.
  const counts = useCounts(entity, state.kind !== 'loading');
  const current = currentView(entity, address.filters);

  const tab = (key: string, label: string, filters: Filters, place: number) => ({
    key,
    label,
    count: counts[place],
    to: linkTo(fromFirstPage(address, { filters })),
    current: current === key,
  });
  const tabs = [
    tab('', translate('list.view.all'), {}, 0),
    ...Object.entries(entity.list.views).map(([name, filters], place) =>
      tab(name, words.view(name), filters, place + 1),
    ),
  ];
  return (
    <TabBar label={translate('list.view.label')} tabs={tabs}>
      <SavedViewTabs />
    </TabBar>
  );
}

/** The declared view that these filters show; '' for all. Filters that no view knows make no difference. */
export function currentView(entity: Entity, filters: Filters): string {
  const views = Object.entries(entity.list.views);
  const found = views.find(([, view]) => Object.entries(view).every(([name, value]) => filters[name] === value));
  return found?.[0] ?? '';
}

/** How many there are in all, then in each declared view. */
function useCounts(entity: Entity, enabled: boolean): readonly (number | undefined)[] {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const answers = useQueries({
    queries: [{}, ...Object.values(entity.list.views)].map((filters) => ({
      ...countQuery(dataProvider, entity, filters),
      enabled,
    })),
  });
  return answers.map(({ data }) => data?.total);
}
