import type { EmailTemplate } from '../../../../dataProvider/methods/emails';
import type { Tone } from '../../../../resources/field';

/** What an e-mail is in one language. `older`: changed before its text in the main language was. */
export const templateStates = ['default', 'changed', 'missing', 'older'] as const;
export type TemplateState = (typeof templateStates)[number];

export const stateTones: Readonly<Record<TemplateState, Tone>> = {
  default: 'neutral',
  changed: 'done',
  missing: 'refused',
  older: 'waiting',
};

/** What somebody should look at. */
export const needsWork = (state: TemplateState): boolean => state === 'missing' || state === 'older';

/**
 * The state of an e-mail in a language.
 * @param own undefined where the provider has none @param main the same in the main language, or undefined where it is the main language
 */
export function templateState(own: EmailTemplate | undefined, main: EmailTemplate | undefined): TemplateState {
  if (!own || isBlank(own.subject) || isBlank(own.html)) return 'missing';
  if (!isChanged(own)) return 'default';
  return main && isChanged(main) && at(own) < at(main) ? 'older' : 'changed';
}

/** One that does not say whether it was changed, was when it says when. */
export const isChanged = ({ isCustom, updatedAt }: EmailTemplate): boolean => isCustom ?? updatedAt !== null;

const isBlank = (text: string | null) => (text ?? '').trim() === '';

/** Where it is not known when, nothing is held against it. */
const at = ({ updatedAt }: EmailTemplate) => (updatedAt === null ? Number.NaN : Date.parse(updatedAt));
