import { useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { LoadFailure } from '../ui/LoadFailure';
import { SheetPage } from '../ui/SheetPage';

/** Stands in place of the whole console, or of a page outside the shell, where its code could not be fetched. */
export function ConsoleFailure({ code }: ComponentProps<typeof LoadFailure>) {
  const translate = useTranslate();
  return (
    <SheetPage title={translate('shell.product')}>
      <LoadFailure code={code} />
    </SheetPage>
  );
}
