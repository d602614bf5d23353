import { useTranslate } from 'ra-core';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

/** Why an attachment could not be deleted, told in place, with a way to try again. */
export function RemovalFailure({ text, retry }: { text: string; retry: () => void }) {
  const translate = useTranslate();
  return (
    <Notice
      tone="danger"
      action={
        <Button size="small" onClick={retry}>
          {translate('ui.retry')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
