import type { EmailTemplate } from '../../../../dataProvider/methods/emails';
import type { Program } from '../../../../resources/programs';
import type { Settings } from '../../../../resources/settings';
import type { Widget } from '../../../../resources/widgets';

export type StepName = 'program' | 'theme' | 'emails' | 'import' | 'install';

/** `untold`: the provider does not say; null in its place: it could not be read, or not yet. */
export type StepState = 'done' | 'todo' | 'untold';

/** Whether customers can earn and redeem: some programme has a task and a reward that are switched on. */
export function programStep(programs: readonly Program[]): StepState {
  const works = programs.some(
    ({ tasks, rewards }) => tasks?.some(({ isEnabled }) => isEnabled) && rewards?.some(({ isEnabled }) => isEnabled),
  );
  return works ? 'done' : 'todo';
}

/** Whether the widgets have a colour of the shop's own. */
export function themeStep({ widgetTheme }: Settings): StepState {
  const colours = typeof widgetTheme === 'object' && widgetTheme !== null ? Object.values(widgetTheme) : [];
  return colours.some((colour) => typeof colour === 'string' && colour.trim() !== '') ? 'done' : 'todo';
}

/** Whether an e-mail was written anew. */
export function emailsStep(templates: readonly EmailTemplate[] | null): StepState {
  if (templates === null) return 'untold';
  return templates.some(({ isCustom }) => isCustom === true) ? 'done' : 'todo';
}

/** Whether the shop has customers. */
export function importStep(customers: number | null): StepState {
  if (customers === null) return 'untold';
  return customers > 0 ? 'done' : 'todo';
}

/** Whether a widget is switched on; null where the widgets could not be read. */
export function installStep(widgets: readonly Widget[] | null): StepState {
  if (widgets === null) return 'untold';
  return widgets.some(({ isEnabled }) => isEnabled === true) ? 'done' : 'todo';
}
