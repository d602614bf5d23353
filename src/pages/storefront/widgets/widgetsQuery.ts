import { useQuery } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { Widget } from '../../../../resources/widgets';
import { useProvider } from '../../../engine/useProvider';

/** How the widgets are read; whoever shows them shares one answer. Who edits must not begin with an old picture. */
export function widgetsQuery(dataProvider: ConsoleDataProvider) {
  return { queryKey: ['widgets'], queryFn: () => dataProvider.loadWidgets(), staleTime: 0 };
}

/** The widgets of the shop. */
export function useWidgets() {
  return useQuery(widgetsQuery(useProvider()));
}

/** The widget of a type: of several, the one that is on. */
export function widgetOf(widgets: readonly Widget[], type: string): Widget | null {
  const own = widgets.filter((widget) => widget.type === type);
  return own.find(({ isEnabled }) => isEnabled === true) ?? own[0] ?? null;
}
