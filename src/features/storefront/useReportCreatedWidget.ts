import type { Widget } from '../../../resources/widgets';
import { useReportCreated } from '../../engine/errors/useReportCreated';
import type { WidgetPorts } from './useWidgetPorts';

/** Returns `useReportCreated`'s function for widgets. Needs the `create` messages. */
export const useReportCreatedWidget = ({ dataProvider, notifyChanged }: WidgetPorts) =>
  useReportCreated<Widget>({
    remove: ({ _id: id }) => dataProvider.delete('widgets', { id }),
    refresh: notifyChanged,
  });
