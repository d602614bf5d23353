import '../../i18n/en/areas/ra';
import { PreferencesEditorContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { MuiProvider } from '../ui/form/MuiProvider';

/**
 * Makes `react-admin`'s own components usable in an override or an extension page: the console's colors, light or dark, the
 * direction of the language, and styles that the Content-Security-Policy lets in. Data, notifications and store are the console's.
 * MUI is large, so load components that use it with `lazyPart(() => import(…))`.
 */
export function ReactAdminWrapper({ children }: { children: ReactNode }) {
  return (
    <MuiProvider>
      <PreferencesEditorContextProvider>{children}</PreferencesEditorContextProvider>
    </MuiProvider>
  );
}
