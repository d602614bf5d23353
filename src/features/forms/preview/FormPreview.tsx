import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { buildFieldTextKey, type FormField, getFormFields, parseOptions } from '../../../../resources/forms/formData';
import { getLanguage } from '../../../../resources/languages';
import { parseWidgetTheme } from '../../../../resources/widgetTheme';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { getOwn } from '../../../lib/getOwn';
import { html, type SafeHtml } from '../../../lib/html';
import { SegmentedControl } from '../../../ui/inputs/SegmentedControl';
import { Card } from '../../../ui/layout/Card';
import { PreviewStage } from '../../../ui/preview/PreviewStage';
import type { PreviewView } from '../../../ui/preview/previewContent';
import textStyles from '../../../ui/text/text.module.css';
import { getThemeColorCss } from '../../storefront/colors';
import { getCustomText, type WidgetData } from '../../storefront/widgetData';

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

/** Renders a form as shoppers see it. */
interface FormPreviewContext {
  data: WidgetData;
  /** Languages in which a text is looked for, the preferred one first. */
  codes: readonly string[];
  /** Returns a note for the merchant, in the language of the console. */
  describe: (key: string, values?: Readonly<Record<string, unknown>>) => string;
}

function getText({ data, codes }: FormPreviewContext, key: string): string {
  return codes.map((code) => getCustomText(data, code, key).trim()).find((text) => text !== '') ?? '';
}

/** A text that opens its input in the editor when it is clicked; nothing if it is empty. */
function renderText(context: FormPreviewContext, key: string): SafeHtml {
  const text = getText(context, key);
  return text === '' ? html`` : html`<bdi data-pick="${key}">${text}</bdi>`;
}

/** Renders the form with its fields. */
export function renderForm(context: FormPreviewContext): SafeHtml {
  const fields = getFormFields(context.data);
  const title = getText(context, 'title');
  const intro = getText(context, 'intro');
  const empty = fields.length === 0 ? html`<p class="note">${context.describe('empty')}</p>` : html``;
  return renderPlace(
    context,
    html`${title === '' ? '' : html`<h1>${renderText(context, 'title')}</h1>`}${intro === '' ? '' : html`<p class="intro">${renderText(context, 'intro')}</p>`}<div class="fields">${fields.map((field) => renderField(context, field))}</div>${empty}<span class="button">${renderText(context, 'submit')}</span>`,
  );
}

/** Renders what follows a submission: the message, or where the shopper is sent. */
export function renderThanks(context: FormPreviewContext): SafeHtml {
  const { after, redirectUrl } = context.data;
  if (after !== 'redirect') return renderPlace(context, html`<p class="thanks">${renderText(context, 'thanks')}</p>`);
  const url = typeof redirectUrl === 'string' ? redirectUrl : '';
  return renderPlace(context, html`<p class="note">${context.describe('redirect', { url })}</p>`);
}

function renderPlace({ data }: FormPreviewContext, content: SafeHtml): SafeHtml {
  const card = html`<div class="card">${content}</div>`;
  return data['display'] === 'popup'
    ? html`<main class="popup"><div class="dim"></div>${card}</main>`
    : html`<main>${card}</main>`;
}

function renderField(context: FormPreviewContext, field: FormField): SafeHtml {
  const { id, kind, condition, settings } = field;
  const { describe } = context;
  if (kind === 'hidden') return html``;
  if (kind === null) return html`<p class="note">${describe('unknown')}</p>`;
  const key = (text: string) => buildFieldTextKey(id, text);
  const label = renderText(context, key('label'));
  const help =
    getText(context, key('help')) === ''
      ? html``
      : html`<p class="help" id="help-${id}">${renderText(context, key('help'))}</p>`;
  const note = condition ? html`<p class="note">${describe('conditional')}</p>` : html``;
  if (kind === 'heading') return html`<div class="field">${note}<h2>${label}</h2>${help}</div>`;
  const mark = settings['required'] === true ? html`<span class="required" aria-hidden="true"> *</span>` : html``;
  const group = (items: SafeHtml) =>
    html`<div class="field" role="group" aria-labelledby="label-${id}">${note}<p class="label" id="label-${id}">${label}${mark}</p>${items}${help}</div>`;
  const options = parseOptions(getText(context, key('options')));
  const choice = (type: string, text: string) =>
    html`<label class="choice"><input type="${type}" name="${id}"><bdi>${text}</bdi></label>`;
  switch (kind) {
    case 'checkbox':
    case 'consent':
      return html`<div class="field">${note}<label class="choice"><input type="checkbox"><span>${label}${mark}</span></label>${help}</div>`;
    case 'multi':
      return group(html`${options.map((option) => choice('checkbox', option))}`);
    case 'rating':
      return group(renderStars(Number(settings['steps'] ?? 5)));
    case 'select':
      if (settings['look'] === 'buttons') return group(html`${options.map((option) => choice('radio', option))}`);
      return html`<div class="field">${note}<label class="label" for="input-${id}">${label}${mark}</label><select id="input-${id}"><option></option>${options.map((option) => html`<option>${option}</option>`)}</select>${help}</div>`;
    default:
      return html`<div class="field">${note}<label class="label" for="input-${id}">${label}${mark}</label>${renderInput(context, field)}${help}</div>`;
  }
}

const inputTypes: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'tel',
  number: 'number',
  date: 'date',
  birthday: 'date',
  file: 'file',
};

function renderInput(context: FormPreviewContext, { id, kind, settings }: FormField): SafeHtml {
  const placeholder = getText(context, buildFieldTextKey(id, 'placeholder'));
  if (settings['isLong'] === true)
    return html`<textarea id="input-${id}" rows="4" placeholder="${placeholder}"></textarea>`;
  return html`<input id="input-${id}" type="${getOwn(inputTypes, kind ?? '') ?? 'text'}" placeholder="${placeholder}">`;
}

const renderStars = (steps: number): SafeHtml =>
  html`<p class="stars" aria-hidden="true">${Array.from({ length: steps === 10 ? 10 : 5 }, () => html`<span>★</span>`)}</p>`;
