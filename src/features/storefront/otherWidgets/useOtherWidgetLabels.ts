import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { Widget } from '../../../../resources/widgets';
import { parseWidgetData } from '../widgetData';
import { findAddablePage } from '../widgetTypes';

interface OtherWidgetLabels {
  /** Name of a type; the type itself if this page doesn't know it. */
  getTypeName: (type: string | null) => string;
  /** What a type is for. */
  getPurpose: (type: string | null) => string;
  /** Name that the merchant has given the widget, or the name of its type. */
  getName: (widget: Pick<Widget, 'type' | 'data'>) => string;
}

/** Names of other widgets. */
export function useOtherWidgetLabels(): OtherWidgetLabels {
  const translate = useTranslate();
  const getTypeName = useCallback(
    (type: string | null) => {
      if (findAddablePage(type)) return translate(`otherWidgets.types.${type}.name`);
      return type || translate('theme.widgets.nameless');
    },
    [translate],
  );
  const getPurpose = (type: string | null) =>
    translate(`otherWidgets.types.${findAddablePage(type) ? type : 'unknown'}.purpose`);
  const getName = ({ type, data }: Pick<Widget, 'type' | 'data'>) => {
    const { name } = parseWidgetData(data);
    return (typeof name === 'string' && name.trim()) || getTypeName(type);
  };
  return { getTypeName, getPurpose, getName };
}
