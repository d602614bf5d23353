import type { StatusTone } from '../../../../resources/field';
import type { EmailTemplate } from '../../../../resources/templates/template';
import { isBlankEmail } from '../emails/isBlankEmail';
import { isChangedTemplate } from '../emails/isChangedTemplate';

/** State of an email in one language. `older` if it was changed before the main language was. */
export const templateStates = ['default', 'changed', 'missing', 'older'] as const;
export type TemplateState = (typeof templateStates)[number];

export const stateTones: Readonly<Record<TemplateState, StatusTone>> = {
  default: 'neutral',
  changed: 'done',
  missing: 'refused',
  older: 'waiting',
};

/** Whether a state needs the merchant's attention. */
export const needsWork = (state: TemplateState): boolean => state === 'missing' || state === 'older';

/**
 * Returns the state of an email in a language.
 * @param template undefined if the server has none
 * @param mainTemplate the email in the main language; undefined if `template` is in the main language
 */
export function getTemplateState(
  template: EmailTemplate | undefined,
  mainTemplate: EmailTemplate | undefined,
): TemplateState {
  if (!template || isBlankEmail(template)) return 'missing';
  if (!isChangedTemplate(template)) return 'default';
  return mainTemplate && isChangedTemplate(mainTemplate) && getUpdateTime(template) < getUpdateTime(mainTemplate)
    ? 'older'
    : 'changed';
}

/** NaN if the time is unknown, so that no comparison reports `older`. */
const getUpdateTime = ({ updatedAt }: EmailTemplate) => Date.parse(updatedAt ?? '');
