import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useRef } from 'react';
import { getLanguage } from '../../../../../resources/languages';
import { type EditableType, widgetPages } from '../../../../../resources/widgetPages';
import type { Widget } from '../../../../../resources/widgets';
import { parseWidgetTheme } from '../../../../../resources/widgetTheme';
import type { EditSession } from '../../../../engine/editing/useEditSession';
import { useCurrentSite } from '../../../../engine/shop/currentSite';
import { memoizeLast } from '../../../../lib/memoizeLast';
import { Card } from '../../../../ui/layout/Card';
import { type CreatePreviewContent, PreviewStage } from '../../../../ui/preview/PreviewStage';
import type { LiveContent, PreviewView } from '../../../../ui/preview/previewContent';
import textStyles from '../../../../ui/text/text.module.css';
import { parseTextPick } from '../../preview/createShopperMessages';
import { PreviewNotice } from '../../preview/PreviewNotice';
import { getScenarios, renderWidget } from '../../preview/renderWidget';
import { usePreviewContext, usePreviewLocales } from '../../preview/usePreviewContext';
import { getCustomTexts, type WidgetData } from '../../widgetData';
import { findWidget } from '../../widgetsQuery';

interface WidgetPreviewProps {
  type: EditableType;
  /** Draft data. */
  data: WidgetData;
  edited: Pick<EditSession<WidgetData>, 'listen' | 'latest'>;
  widgets: readonly Widget[];
  /** What the preview is made of. Default: the store's own content. */
  text?: string | undefined;
  /** Called with the key of a clicked text and the language code of the preview. */
  onPick: (key: string, code: string) => void;
}

/** Live preview of the widget with the store's theme, translations and content. */
export default function WidgetPreview({ type, data, edited, widgets, text, onPick }: WidgetPreviewProps) {
  const translate = useTranslate();
  const { widgetTheme, settings, languages } = useCurrentSite();
  const locales = usePreviewLocales();
  const { buildContext, failedReads } = usePreviewContext();
  const previewLocale = useRef('');
  const theme = useMemo(() => parseWidgetTheme(widgetTheme), [widgetTheme]);
  const createContent = useMemo(
    () =>
      memoizeLast((item: WidgetData) => {
        const basics = type === 'BasicTheme' ? item : findWidget(widgets, 'BasicTheme')?.data;
        return memoizeLast((view: PreviewView) => {
          previewLocale.current = view.locale;
          const parts = { theme, basics, texts: getCustomTexts(item) };
          return renderWidget(type, item, buildContext(view, parts), settings.customCss ?? '');
        });
      }),
    [type, widgets, buildContext, theme, settings.customCss],
  );
  const live = useCallback<LiveContent<CreatePreviewContent>>(
    (show) => edited.listen(() => show(createContent(edited.latest()))),
    [edited, createContent],
  );
  const handlePick = (name: string) => {
    const key = parseTextPick(name);
    const code = languages.find((language) => getLanguage(language).tag === previewLocale.current);
    if (key !== null && code !== undefined) onPick(key, code);
  };
  return (
    <Card title={translate('theme.preview.title')}>
      <p className={textStyles.second}>{text ?? translate('widgets.preview.text')}</p>
      <PreviewNotice failedReads={failedReads} />
      <PreviewStage
        title={translate('theme.preview.frame')}
        content={createContent(data)}
        live={live}
        locales={locales}
        scenarios={getScenarios(type)}
        fit={widgetPages[type].placement === 'overlay' ? 'screen' : 'content'}
        onPick={handlePick}
      />
    </Card>
  );
}
