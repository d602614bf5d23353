import { useQuery } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { useProvider } from '../shop/useProvider';

/** Query options of the widgets. Always refetched on mount, since editing must not start from stale data. */
export function widgetsQuery(dataProvider: ConsoleDataProvider) {
  return { queryKey: ['widgets'], queryFn: () => dataProvider.loadWidgets(), staleTime: 0 };
}

/** Loads the widgets of the site. */
export function useWidgets() {
  return useQuery(widgetsQuery(useProvider()));
}

/** Returns the widget of a type, preferring one that is on, or null if there is none. */
export function findWidget<Widget extends { type: string | null; isEnabled: boolean | null }>(
  widgets: readonly Widget[],
  type: string,
): Widget | null {
  const sameType = widgets.filter((widget) => widget.type === type);
  return sameType.find(({ isEnabled }) => isEnabled === true) ?? sameType[0] ?? null;
}

/** Identifies a widget: by its id, or, if the id is null, by its type, of which a store has one. */
export interface WidgetTarget {
  type: string;
  id: string | null;
}

/** Returns the widget of a target, or null if there is none. */
export function findTarget<Widget extends { _id: string; type: string | null; isEnabled: boolean | null }>(
  widgets: readonly Widget[],
  { type, id }: WidgetTarget,
): Widget | null {
  return id === null ? findWidget(widgets, type) : (widgets.find(({ _id }) => _id === id) ?? null);
}
