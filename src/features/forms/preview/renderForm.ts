/** Renders a form as shoppers see it. */
import { buildFieldTextKey, type FormField, getFormFields, parseOptions } from '../../../../resources/forms/formData';
import { getOwn } from '../../../lib/getOwn';
import { html, type SafeHtml } from '../../../lib/html';
import { getCustomText, type WidgetData } from '../../storefront/widgetData';

export interface FormPreviewContext {
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
