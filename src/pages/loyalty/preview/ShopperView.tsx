import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { readWidgetTheme } from '../../../../resources/widgetTheme';
import { useShop } from '../../../engine/shop';
import { useShownDirection } from '../../../theme/shownDirection';
import { PreviewFrame } from '../../../ui/PreviewFrame';
import { Sheet } from '../../../ui/Sheet';
import type { ProgramParts } from '../costs/useCosts';
import { programCss, programHeight, programHtml } from './programHtml';
import styles from './ShopperView.module.css';
import { useProgramView } from './useProgramView';

/** What the shopper sees of the programme as it will be, in the colours of the shop's widgets. */
export default function ShopperView({ drafted }: ProgramParts) {
  const translate = useTranslate();
  const { locale, widgetTheme } = useShop();
  const direction = useShownDirection();
  const view = useProgramView(drafted);
  const css = useMemo(() => programCss(readWidgetTheme(widgetTheme)), [widgetTheme]);
  return (
    <Sheet title={translate('preview.title')}>
      <p className={styles.text}>{translate('preview.text')}</p>
      <PreviewFrame
        title={translate('preview.frame')}
        body={programHtml(view)}
        heightAt={(width) => programHeight(view, width)}
        {...{ css, locale, direction }}
      />
    </Sheet>
  );
}
