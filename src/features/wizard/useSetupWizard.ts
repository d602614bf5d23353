import { useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { useCurrentSite } from '../../engine/shop/currentSite';

/** Whether the setup wizard replaces the dashboard, and a setter. */
interface SetupWizard {
  /** Only if the intro is reported as not completed: null and missing mean that the API has no such field. */
  isOpen: boolean;
  isSaving: boolean;
  /**
   * Launches the store, or restarts the wizard. `isOpen` changes after the server confirms.
   * @returns the error of a failure; null on success
   */
  setOpen: (nextOpen: boolean) => Promise<AppError | null>;
}

/** Reads and changes `marketingIntroCompleted`. */
export function useSetupWizard(): SetupWizard {
  const { settings, changeSettings } = useCurrentSite();
  const [openWhileSaving, setOpenWhileSaving] = useState<boolean | null>(null);
  const isOpen = openWhileSaving ?? settings.marketingIntroCompleted === false;
  return {
    isOpen,
    isSaving: openWhileSaving !== null,
    async setOpen(nextOpen) {
      setOpenWhileSaving(isOpen);
      try {
        await changeSettings({ marketingIntroCompleted: !nextOpen });
        return null;
      } catch (error) {
        return toAppError(error);
      } finally {
        setOpenWhileSaving(null);
      }
    },
  };
}
