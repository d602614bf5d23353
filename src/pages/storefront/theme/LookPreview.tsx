import { useTranslate } from 'ra-core';
import { memo, useCallback, useMemo, useState } from 'react';
import { type WidgetType, widgetTypes } from '../../../../resources/widgetPages';
import { lastOf } from '../../../lib/lastOf';
import { PreviewStage } from '../../../ui/preview/PreviewStage';
import { type PreviewView, scenarios } from '../../../ui/preview/previewContent';
import { Select } from '../../../ui/Select';
import { Sheet } from '../../../ui/Sheet';
import { renderWidget } from '../preview/renderWidget';
import { usePreviewLocales, useShopScene } from '../preview/useShopScene';
import { useWidgets, widgetOf } from '../widgets/widgetsQuery';
import { type Look, themeOf } from './look';
import styles from './theme.module.css';

/** The shop's widgets in the look as it will be, one at a time. */
export default memo(function LookPreview({ look, saved }: { look: Look; saved: Look }) {
  const translate = useTranslate();
  const [type, setType] = useState<WidgetType>('BasicTheme');
  const locales = usePreviewLocales();
  const scene = useShopScene();
  const { data: widgets } = useWidgets();
  const { colours, css } = look;
  // A key in the style sheet leaves everything else as it is.
  const drawn = useMemo(
    () =>
      lastOf((view: PreviewView) => {
        const dataOf = (one: WidgetType) => widgetOf(widgets ?? [], one)?.data;
        const theme = themeOf(colours, saved.colours);
        return renderWidget(type, dataOf(type), scene(view, { theme, basics: dataOf('BasicTheme') }), '');
      }),
    [type, widgets, scene, colours, saved.colours],
  );
  const content = useCallback((view: PreviewView) => ({ ...drawn(view), ownCss: css }), [drawn, css]);
  return (
    <div className={styles.beside}>
      <Sheet
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
        <PreviewStage
          title={translate('theme.preview.frame')}
          content={content}
          locales={locales}
          scenarios={scenarios}
        />
      </Sheet>
    </div>
  );
});
