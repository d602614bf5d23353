import '../../../../i18n/en/areas/preview';
import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { parseWidgetTheme } from '../../../../resources/widgetTheme';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useCurrentDirection } from '../../../theme/useCurrentDirection';
import { Card } from '../../../ui/layout/Card';
import { PreviewStage } from '../../../ui/preview/PreviewStage';
import type { PreviewView } from '../../../ui/preview/previewContent';
import type { ProgramParts } from '../costs/useCosts';
import { programCss, programHtml } from './programHtml';
import styles from './ShopperView.module.css';
import { useProgramView } from './useProgramView';

/** Preview of the program as shoppers will see it, in the colors of the store's widgets. */
export default function ShopperView({ drafted }: ProgramParts) {
  const translate = useTranslate();
  const { locale, widgetTheme } = useCurrentSite();
  const direction = useCurrentDirection();
  const programView = useProgramView(drafted);
  const content = useCallback(
    (view: PreviewView) => ({
      ...view,
      body: programHtml(programView),
      css: programCss(parseWidgetTheme(widgetTheme), view.scheme),
    }),
    [programView, widgetTheme],
  );
  return (
    <Card title={translate('preview.title')}>
      <p className={styles.text}>{translate('preview.text')}</p>
      <PreviewStage
        title={translate('preview.frame')}
        content={content}
        locales={[{ locale, name: locale, direction }]}
      />
    </Card>
  );
}
