import { useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { CenteredCardPage } from '../ui/layout/CenteredCardPage';
import { LoadError } from '../ui/lazy/LoadError';

/** Replaces the console, or a page outside the shell, if its code could not be loaded. */
export function ConsoleLoadError({ code }: ComponentProps<typeof LoadError>) {
  const translate = useTranslate();
  return (
    <CenteredCardPage title={translate('shell.product')}>
      <LoadError code={code} />
    </CenteredCardPage>
  );
}
