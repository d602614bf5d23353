import { useDataProvider, useNotify } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { RecordOf } from '../../../resources/recordKinds';
import type { Widget } from '../../../resources/widgets';
import { useRefreshWidgets } from '../../engine/shop/useRefreshWidgets';
import type { WidgetData } from './widgetData';

interface NewWidget {
  type: string;
  data: WidgetData;
  /** Name of the widget in messages. */
  name: string;
  /** Message if it was created once. */
  done: string;
}

/**
 * Returns a function that creates a widget, turned off, and shows a message. It throws an AppError; repeating the same
 * call after it creates the widget once.
 */
export function useCreateWidget(): (widget: NewWidget) => Promise<Widget> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refreshStorefront = useRefreshWidgets();
  return async ({ done, ...widget }) => {
    const { data: created, isProven } = await createWidget(dataProvider, widget);
    refreshStorefront();
    if (isProven) notify(done, { type: 'success' });
    return created;
  };
}

/** Creates a widget, turned off. If it isn't proven that it was created once, the store reports it. @throws AppError */
export async function createWidget(
  dataProvider: ConsoleDataProvider,
  { type, data, name }: Omit<NewWidget, 'done'>,
): Promise<{ data: Widget; isProven: boolean }> {
  const created = await dataProvider.create<Omit<RecordOf<'widgets'>, 'id'>, RecordOf<'widgets'>>('widgets', {
    data: { type, data },
    meta: { name: () => name },
  });
  return { data: created.data, isProven: !('finding' in created) };
}
