import { useTranslate } from 'ra-core';
import { memo, useCallback, useMemo, useState } from 'react';
import { type WidgetType, widgetTypes } from '../../../../resources/widgetPages';
import type { EditSession } from '../../../engine/editing/useEditSession';
import { memoizeLast } from '../../../lib/memoizeLast';
import { Select } from '../../../ui/inputs/Select';
import { Card } from '../../../ui/layout/Card';
import { type CreatePreviewContent, PreviewStage } from '../../../ui/preview/PreviewStage';
import type { LiveContent, PreviewView } from '../../../ui/preview/previewContent';
import { findFailedReads, PreviewNotice } from '../preview/PreviewNotice';
import { getScenarios, renderWidget } from '../preview/renderWidget';
import { usePreviewContext, usePreviewLocales } from '../preview/usePreviewContext';
import { type ThemeColors, type ThemeSettings, toWidgetTheme } from '../themeSettings';
import { findWidget, useWidgets } from '../widgetsQuery';
import styles from './theme.module.css';

interface ThemePreviewProps extends Pick<EditSession<ThemeSettings>, 'listen' | 'latest'> {
  themeSettings: ThemeSettings;
  saved: ThemeSettings;
}

/** Live preview of one widget with the draft theme. */
export default memo(function ThemePreview({ themeSettings, saved, listen, latest }: ThemePreviewProps) {
  const translate = useTranslate();
  const [type, setType] = useState<WidgetType>('BasicTheme');
  const locales = usePreviewLocales();
  const { buildContext, failedReads } = usePreviewContext();
  const widgetsRead = useWidgets();
  const { data: widgets } = widgetsRead;
  // Memoized by colors and view, so that editing the style sheet doesn't re-render the widget.
  const renderMemoized = useMemo(
    () =>
      memoizeLast((colors: ThemeColors) =>
        memoizeLast((view: PreviewView) => {
          const getWidgetData = (value: WidgetType) => findWidget(widgets ?? [], value)?.data;
          const theme = toWidgetTheme(colors, saved.colors);
          return renderWidget(
            type,
            getWidgetData(type),
            buildContext(view, { theme, basics: getWidgetData('BasicTheme') }),
            '',
          );
        }),
      ),
    [type, widgets, buildContext, saved.colors],
  );
  const createContent = useCallback(
    ({ colors, css }: ThemeSettings): CreatePreviewContent =>
      (view) => ({ ...renderMemoized(colors)(view), ownCss: css }),
    [renderMemoized],
  );
  const content = useMemo(() => createContent(themeSettings), [createContent, themeSettings]);
  const live = useCallback<LiveContent<CreatePreviewContent>>(
    (show) => listen(() => show(createContent(latest()))),
    [listen, latest, createContent],
  );
  return (
    <div className={styles.preview}>
      <Card
        title={translate('theme.preview.title')}
        action={
          <Select
            label={translate('theme.preview.page')}
            value={type}
            options={widgetTypes.map((value) => ({ value, label: translate(`theme.widgets.types.${value}`) }))}
            onChange={setType}
          />
        }
      >
        <PreviewNotice failedReads={[...findFailedReads([widgetsRead]), ...failedReads]} />
        <PreviewStage
          title={translate('theme.preview.frame')}
          content={content}
          live={live}
          locales={locales}
          scenarios={getScenarios(type)}
        />
      </Card>
    </div>
  );
});
