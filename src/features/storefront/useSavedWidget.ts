import { useState } from 'react';
import type { Widget } from '../../../resources/widgets';

/** Returns the widget. If another user has deleted it, returns it as last known. */
export function useSavedWidget(widget: Widget | null): { savedWidget: Widget | null; isDeleted: boolean } {
  const [lastSeen, setLastSeen] = useState(widget);
  if (widget && widget !== lastSeen) setLastSeen(widget);
  return { savedWidget: widget ?? lastSeen, isDeleted: widget === null && lastSeen !== null };
}
