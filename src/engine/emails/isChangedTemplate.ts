import type { EmailTemplate } from '../../../dataProvider/methods/emails';

/** Whether the template differs from the default. Without `isCustom`, a template with an `updatedAt` counts as changed. */
export const isChangedTemplate = ({ isCustom, updatedAt }: EmailTemplate): boolean => isCustom ?? updatedAt !== null;
