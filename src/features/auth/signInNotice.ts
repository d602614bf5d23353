import type { ComponentType } from 'react';
import { getExtension } from '../../defineConsole';

let Notice: ComponentType | null = null;

/** The extension's notice on the sign-in page, if there is one and it was loaded. */
export const getSignInNotice = (): ComponentType | null => Notice;

/** Loads the notice before the page is shown, which would move otherwise. Never rejects: without it, the page still works. */
export async function loadSignInNotice(): Promise<void> {
  const load = getExtension().signInNotice;
  if (load === null || Notice !== null) return;
  try {
    const { createSlot, createSlotCode } = await import('../../engine/slots/createSlot');
    const code = createSlotCode('signInNotice', load);
    await code.fetch();
    Notice = createSlot('signInNotice', load, code);
  } catch (error) {
    console.warn('the sign-in notice of the extension could not be loaded', error);
  }
}
