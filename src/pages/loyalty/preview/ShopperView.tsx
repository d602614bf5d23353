import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { readWidgetTheme } from '../../../../resources/widgetTheme';
import { useShop } from '../../../engine/shop';
import { useShownDirection } from '../../../theme/shownDirection';
import { PreviewStage } from '../../../ui/preview/PreviewStage';
import type { PreviewView } from '../../../ui/preview/previewContent';
import { Sheet } from '../../../ui/Sheet';
import type { ProgramParts } from '../costs/useCosts';
import { programCss, programHtml } from './programHtml';
import styles from './ShopperView.module.css';
import { useProgramView } from './useProgramView';

/** What the shopper sees of the programme as it will be, in the colours of the shop's widgets. */
export default function ShopperView({ drafted }: ProgramParts) {
  const translate = useTranslate();
  const { locale, widgetTheme } = useShop();
  const direction = useShownDirection();
  const shown = useProgramView(drafted);
  const content = useCallback(
    (view: PreviewView) => ({
      ...view,
      body: programHtml(shown),
      css: programCss(readWidgetTheme(widgetTheme), view.scheme),
    }),
    [shown, widgetTheme],
  );
  return (
    <Sheet title={translate('preview.title')}>
      <p className={styles.text}>{translate('preview.text')}</p>
      <PreviewStage
        title={translate('preview.frame')}
        content={content}
        locales={[{ locale, name: locale, direction }]}
      />
    </Sheet>
  );
}
