import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { getLanguage } from '../../../../resources/languages';
import { parseWidgetTheme } from '../../../../resources/widgetTheme';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { Card } from '../../../ui/layout/Card';
import { PreviewStage } from '../../../ui/preview/PreviewStage';
import type { PreviewView } from '../../../ui/preview/previewContent';
import textStyles from '../../../ui/text/text.module.css';
import { getThemeColorCss } from '../../storefront/colors';
import type { WidgetData } from '../../storefront/widgetData';
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
      <p className={textStyles.second}>{translate('forms.preview.text')}</p>
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

/** Styles of the form preview, in the colors of the store's theme. */
const formCss = `
* { box-sizing: border-box; margin: 0; padding: 0; }
body { background: var(--lw-ground); color: var(--lw-ink); font: 15px/1.5 'Helvetica Neue', Arial, sans-serif; overflow-wrap: anywhere; }
main { padding: 20px; }
h1 { font-size: 22px; line-height: 1.25; }
h2 { font-size: 17px; line-height: 1.3; }
[data-pick] { cursor: text; border-radius: 3px; }
[data-pick]:hover { outline: 2px solid var(--lw-brand); outline-offset: 2px; }
.card { display: grid; gap: 16px; max-inline-size: 560px; margin-inline: auto; }
.intro, .help { color: var(--lw-second); white-space: pre-line; }
.help { font-size: 13px; }
.fields { display: grid; gap: 16px; }
.field { display: grid; gap: 6px; min-inline-size: 0; }
.label { font-weight: 600; }
.required { color: var(--lw-second); }
input:not([type='checkbox'], [type='radio'], [type='file']), select, textarea { inline-size: 100%; padding: 9px 12px; border: 1px solid var(--lw-second); border-radius: 6px; background: var(--lw-ground); color: inherit; font: inherit; }
input[type='file'] { max-inline-size: 100%; font: inherit; }
.choice { display: flex; align-items: baseline; gap: 8px; }
.stars { color: var(--lw-star); font-size: 26px; line-height: 1; }
.button { justify-self: start; min-block-size: 42px; padding: 10px 22px; border-radius: 6px; background: var(--lw-button); color: var(--lw-button-text); font-weight: 600; }
.thanks { padding: 24px 0; font-size: 17px; text-align: center; white-space: pre-line; }
.note { padding: 2px 8px; border: 1px dashed var(--lw-second); border-radius: 6px; color: var(--lw-second); font-size: 12px; justify-self: start; }
.popup .dim { position: fixed; inset: 0; background: rgb(0 0 0 / 0.5); }
.popup { position: fixed; inset: 0; display: grid; place-items: safe center; overflow: auto; }
.popup .card { position: relative; inline-size: min(100%, 440px); padding: 24px; border-radius: 12px; background: var(--lw-ground); box-shadow: 0 14px 44px rgb(0 0 0 / 0.24); }
`;
