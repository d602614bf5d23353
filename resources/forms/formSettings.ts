/** Settings of a whole form, besides its name, fields, and texts. */
import type { ConfigFields } from '../config/configField';
import { pageFields } from '../widgetPages/commonFields';

/** What happens after a submission. */
export const afterSubmitFields = {
  after: { kind: 'choice', choices: ['message', 'redirect'], default: 'message' },
  redirectUrl: { kind: 'url', visibleWhen: { field: 'after', is: 'redirect' } },
  oncePerEmail: { kind: 'boolean', default: false },
} as const satisfies ConfigFields;

/** Where a form is shown. */
export const displayFields = {
  display: { kind: 'choice', choices: ['embedded', 'popup'], default: 'embedded' },
} as const satisfies ConfigFields;

/** When and where a form pops up. */
export const popupFields = {
  afterSeconds: { kind: 'count', unit: 'seconds', default: 8, min: 0, max: 600 },
  howOften: { kind: 'choice', choices: ['once', 'visit', 'page'], default: 'once' },
  ...pageFields,
} as const satisfies ConfigFields;

/** Translatable texts of a form besides those of its fields. */
export const formTexts = ['title', 'intro', 'submit', 'thanks'] as const;
export type FormText = (typeof formTexts)[number];
