import type { EmailTemplate } from '../../../../resources/templates/template';

/** Whether the template differs from the default. Without `isCustom`, a template with an `updatedAt` counts as changed. */
export const isChangedTemplate = ({ isCustom, updatedAt }: EmailTemplate): boolean => isCustom ?? updatedAt !== null;
