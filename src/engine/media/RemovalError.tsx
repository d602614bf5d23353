import { useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';

/** Inline error of a failed deletion, with retry. */
export function RemovalError({ text, retry }: { text: string; retry: () => void }) {
  const translate = useTranslate();
  return (
    <Banner
      tone="danger"
      action={
        <Button size="small" onClick={retry}>
          {translate('ui.retry')}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
