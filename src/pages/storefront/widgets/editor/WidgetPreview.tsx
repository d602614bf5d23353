import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useRef } from 'react';
import { languageOf } from '../../../../../resources/languages';
import { type WidgetType, widgetPages } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import { readWidgetTheme } from '../../../../../resources/widgetTheme';
import type { Edited } from '../../../../engine/editing/useEdited';
import { useShop } from '../../../../engine/shop';
import { lastOf } from '../../../../lib/lastOf';
import { type ContentOf, PreviewStage } from '../../../../ui/preview/PreviewStage';
import { type LiveContent, type PreviewView, scenarios } from '../../../../ui/preview/previewContent';
import { Sheet } from '../../../../ui/Sheet';
import { renderWidget } from '../../preview/renderWidget';
import { usePreviewLocales, useShopScene } from '../../preview/useShopScene';
import { pickedText } from '../../preview/words';
import { ownTexts, type WidgetData } from '../widgetData';
import styles from '../widgets.module.css';
import { widgetOf } from '../widgetsQuery';

interface WidgetPreviewProps {
  type: WidgetType;
  /** As it is edited. */
  data: WidgetData;
  edited: Pick<Edited<WidgetData>, 'listen' | 'latest'>;
  widgets: readonly Widget[];
  /** A text was clicked, in the language that is looked at. */
  onPick: (key: string, code: string) => void;
}

/** The widget as shoppers will meet it: in the shop's theme and words, with its own reviews, questions and programme. */
export default function WidgetPreview({ type, data, edited, widgets, onPick }: WidgetPreviewProps) {
  const translate = useTranslate();
  const { widgetTheme, settings, languages } = useShop();
  const locales = usePreviewLocales();
  const scene = useShopScene();
  const seen = useRef('');
  const theme = useMemo(() => readWidgetTheme(widgetTheme), [widgetTheme]);
  const contentOf = useMemo(
    () =>
      lastOf((one: WidgetData) => {
        const basics = type === 'BasicTheme' ? one : widgetOf(widgets, 'BasicTheme')?.data;
        return lastOf((view: PreviewView) => {
          seen.current = view.locale;
          const parts = { theme, basics, texts: ownTexts(one) };
          return renderWidget(type, one, scene(view, parts), settings.customCss ?? '');
        });
      }),
    [type, widgets, scene, theme, settings.customCss],
  );
  const live = useCallback<LiveContent<ContentOf>>(
    (show) => edited.listen(() => show(contentOf(edited.latest()))),
    [edited, contentOf],
  );
  const pick = (name: string) => {
    const key = pickedText(name);
    const code = languages.find((one) => languageOf(one).tag === seen.current);
    if (key !== null && code !== undefined) onPick(key, code);
  };
  return (
    <Sheet title={translate('theme.preview.title')}>
      <p className={styles.quiet}>{translate('widgets.preview.text')}</p>
      <PreviewStage
        title={translate('theme.preview.frame')}
        content={contentOf(data)}
        live={live}
        locales={locales}
        scenarios={scenarios}
        fit={widgetPages[type].place === 'overlay' ? 'screen' : 'content'}
        onPick={pick}
      />
    </Sheet>
  );
}
