import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../../resources/entity';
import { TabBar, TabCount } from '../../ui/TabBar';
import { useProvider } from '../useProvider';
import { SavedViewTabs } from '../views/SavedViewTabs';
import { useEntityWords } from '../words';
import { fromFirstPage } from './address';
import { useListView } from './ListViewContext';
import { countQuery } from './listQuery';

type Filters = Readonly<Record<string, string>>;

const noFilters: Filters = {};

/** The declared views of a list as tabs with counts, then those that the merchant has saved. */
export function ViewTabs() {
  const { entity, address, linkTo, state } = useListView();
  const translate = useTranslate();
  const words = useEntityWords(entity);
  // The counts wait for the rows: they are never on the way to them.
  const hasRows = state.kind !== 'loading';
  const current = currentView(entity, address.filters);

  const tab = (key: string, label: string, filters: Filters) => ({
    key,
    label,
    count: <ViewCount entity={entity} filters={filters} enabled={hasRows} />,
    to: linkTo(fromFirstPage(address, { filters })),
    current: current === key,
  });
  const tabs = [
    tab('', translate('list.view.all'), noFilters),
    ...Object.entries(entity.list.views).map(([name, filters]) => tab(name, words.view(name), filters)),
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

interface ViewCountProps {
  entity: Entity;
  filters: Filters;
  enabled: boolean;
}

/** How many records a view holds. */
function ViewCount({ entity, filters, enabled }: ViewCountProps) {
  const dataProvider = useProvider();
  const { data } = useQuery({ ...countQuery(dataProvider, entity, filters), enabled });
  return <TabCount count={data?.total} />;
}
