import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { getLanguage } from '../../../../resources/languages';
import { parseWidgetTheme } from '../../../../resources/widgetTheme';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { getThemeColorCss } from '../../../engine/storefront/colors';
import type { WidgetData } from '../../../engine/storefront/widgetData';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { Card } from '../../../ui/layout/Card';
import { PreviewStage } from '../../../ui/preview/PreviewStage';
import type { PreviewView } from '../../../ui/preview/previewContent';
import styles from '../forms.module.css';
import { formCss } from './formCss';
import { renderForm, renderThanks } from './renderForm';

interface FormPreviewProps {
  /** Draft data. */
  data: WidgetData;
  /** Called with the key of a clicked text and the code of its language. */
  onPick: (key: string, code: string) => void;
}

const phases = ['form', 'after'] as const;

/** Live preview of the form in the colors of the store, before or after a submission. */
export default function FormPreview({ data, onPick }: FormPreviewProps) {
  const translate = useTranslate();
  const { widgetTheme, settings, languages, shoppersLocale } = useCurrentSite();
  const [phase, setPhase] = useState<(typeof phases)[number]>('form');
  const previewCode = useRef(shoppersLocale);
  const theme = useMemo(() => parseWidgetTheme(widgetTheme), [widgetTheme]);
  const locales = useMemo(
    () =>
      languages.map((item) => {
        const { tag, ownName, direction } = getLanguage(item);
        return { locale: tag, name: ownName, direction };
      }),
    [languages],
  );
  const content = useCallback(
    (view: PreviewView) => {
      const code = languages.find((item) => getLanguage(item).tag === view.locale) ?? shoppersLocale;
      previewCode.current = code;
      const context = {
        data,
        codes: [code, shoppersLocale],
        describe: (key: string, values?: Readonly<Record<string, unknown>>) =>
          translate(`forms.preview.${key}`, values),
      };
      return {
        ...view,
        body: phase === 'form' ? renderForm(context) : renderThanks(context),
        css: `${getThemeColorCss(theme, view.scheme)}\n${formCss}`,
        ownCss: settings.customCss ?? '',
      };
    },
    [data, languages, phase, settings.customCss, shoppersLocale, theme, translate],
  );
  return (
    <Card title={translate('forms.preview.title')}>
      <p className={styles.muted}>{translate('forms.preview.text')}</p>
      <PreviewStage
        title={translate('forms.preview.frame')}
        content={content}
        locales={locales}
        fit={data['display'] === 'popup' ? 'screen' : 'content'}
        onPick={(key) => onPick(key, previewCode.current)}
      >
        <SegmentedControl
          label={translate('forms.preview.phase')}
          value={phase}
          options={phases.map((value) => ({ value, label: translate(`forms.preview.phases.${value}`) }))}
          onChange={setPhase}
        />
      </PreviewStage>
    </Card>
  );
}
