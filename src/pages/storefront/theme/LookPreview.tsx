import { useTranslate } from 'ra-core';
import { memo, useCallback, useMemo, useState } from 'react';
import { type WidgetType, widgetTypes } from '../../../../resources/widgetPages';
import type { Edited } from '../../../engine/editing/useEdited';
import { lastOf } from '../../../lib/lastOf';
import { type ContentOf, PreviewStage } from '../../../ui/preview/PreviewStage';
import { type LiveContent, type PreviewView, scenarios } from '../../../ui/preview/previewContent';
import { Select } from '../../../ui/Select';
import { Sheet } from '../../../ui/Sheet';
import { renderWidget } from '../preview/renderWidget';
import { usePreviewLocales, useShopScene } from '../preview/useShopScene';
import { useWidgets, widgetOf } from '../widgets/widgetsQuery';
import { type Colours, type Look, themeOf } from './look';
import styles from './theme.module.css';

interface LookPreviewProps extends Pick<Edited<Look>, 'listen' | 'latest'> {
  look: Look;
  saved: Look;
}

/** The shop's widgets in the look as it will be, one at a time. */
export default memo(function LookPreview({ look, saved, listen, latest }: LookPreviewProps) {
  const translate = useTranslate();
  const [type, setType] = useState<WidgetType>('BasicTheme');
  const locales = usePreviewLocales();
  const scene = useShopScene();
  const { data: widgets } = useWidgets();
  // A key in the style sheet leaves everything else as it is.
  const drawn = useMemo(
    () =>
      lastOf((colours: Colours) =>
        lastOf((view: PreviewView) => {
          const dataOf = (one: WidgetType) => widgetOf(widgets ?? [], one)?.data;
          const theme = themeOf(colours, saved.colours);
          return renderWidget(type, dataOf(type), scene(view, { theme, basics: dataOf('BasicTheme') }), '');
        }),
      ),
    [type, widgets, scene, saved.colours],
  );
  const contentOf = useCallback(
    ({ colours, css }: Look): ContentOf =>
      (view) => ({ ...drawn(colours)(view), ownCss: css }),
    [drawn],
  );
  const content = useMemo(() => contentOf(look), [contentOf, look]);
  const live = useCallback<LiveContent<ContentOf>>(
    (show) => listen(() => show(contentOf(latest()))),
    [listen, latest, contentOf],
  );
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
          live={live}
          locales={locales}
          scenarios={scenarios}
        />
      </Sheet>
    </div>
  );
});
