import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Widget } from '../../../../../resources/widgets';
import { useShop } from '../../../../engine/shop';
import { useProvider } from '../../../../engine/useProvider';
import { useRefreshShop } from '../../../../engine/useRefreshShop';
import type { WidgetData } from '../widgetData';
import { widgetsQuery } from '../widgetsQuery';

/** The calls that change widgets; what they answer is shown everywhere. */
export interface WidgetPorts {
  read: () => Promise<readonly Widget[]>;
  make: (type: string, data?: WidgetData) => Promise<Widget>;
  change: (id: string, data: WidgetData) => Promise<Widget>;
  turn: (id: string, isOn: boolean) => Promise<Widget>;
  remove: (id: string) => Promise<void>;
  /** Something has changed: the shop takes it, and whoever tells of widgets reads them anew. */
  settled: () => void;
}

export function useWidgetPorts(): WidgetPorts {
  const dataProvider = useProvider();
  const queryClient = useQueryClient();
  const { reloadWidgets } = useShop();
  const refresh = useRefreshShop();
  /** Of each wish to make one: the same in every try. */
  const keys = useRef(new Map<string, string>());
  return useMemo(() => {
    const { queryKey } = widgetsQuery(dataProvider);
    const show = (change: (known: readonly Widget[]) => readonly Widget[]) =>
      void queryClient.setQueryData<readonly Widget[]>(queryKey, (known) => known && change(known));
    const put = (widget: Widget) => {
      show((known) =>
        known.some(({ _id }) => _id === widget._id)
          ? known.map((one) => (one._id === widget._id ? widget : one))
          : [...known, widget],
      );
      return widget;
    };
    const keyOf = (intent: string) => {
      const key = keys.current.get(intent) ?? crypto.randomUUID();
      keys.current.set(intent, key);
      return key;
    };
    return {
      async read() {
        await queryClient.cancelQueries({ queryKey });
        const widgets = await dataProvider.loadWidgets();
        queryClient.setQueryData(queryKey, widgets);
        return widgets;
      },
      async make(type, data = {}) {
        const calls = await dataProvider.storefrontCalls();
        const intent = JSON.stringify([type, data]);
        const widget = put(await calls.createWidget(type, data, keyOf(intent)));
        keys.current.delete(intent);
        return widget;
      },
      async change(id, data) {
        return put(await (await dataProvider.storefrontCalls()).changeWidget(id, { data }));
      },
      async turn(id, isOn) {
        return put(await (await dataProvider.storefrontCalls()).changeWidget(id, { isEnabled: isOn }));
      },
      async remove(id) {
        await (await dataProvider.storefrontCalls()).removeWidget(id);
        show((known) => known.filter(({ _id }) => _id !== id));
      },
      settled() {
        refresh();
        void reloadWidgets();
      },
    };
  }, [dataProvider, queryClient, reloadWidgets, refresh]);
}
