import { useGetList } from 'ra-core';
import { useState } from 'react';
import { allRecords } from '../../../dataProvider/recordQueries';
import type { RecordOf } from '../../../resources/recordKinds';
import type { Widget } from '../../../resources/widgets';

/** Loads the widgets of the site. Always on mount, since editing must not start from stale data. */
export const useWidgets = () => useGetList<RecordOf<'widgets'>>('widgets', allRecords(), { staleTime: 0 });

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

/** Returns the widget. If another user has deleted it, returns it as last known. */
export function useSavedWidget(widget: Widget | null): { savedWidget: Widget | null; isDeleted: boolean } {
  const [lastSeen, setLastSeen] = useState(widget);
  if (widget && widget !== lastSeen) setLastSeen(widget);
  return { savedWidget: widget ?? lastSeen, isDeleted: widget === null && lastSeen !== null };
}
