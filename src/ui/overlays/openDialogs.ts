import { createStore } from '../../lib/createStore';

/** Open modal dialogs, the topmost last. Everything outside of the topmost one is inert. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);

/** Adds a dialog that was opened. @returns a function that removes it */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  openDialogs.set([...openDialogs.get(), dialog]);
  return () => openDialogs.set(openDialogs.get().filter((other) => other !== dialog));
}
