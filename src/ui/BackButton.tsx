import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';

interface BackButtonProps {
  /** Where it goes; without it, one step back. */
  to?: string | undefined;
  /** Words of the button; 'Go back' without. */
  label?: string | undefined;
}

/** Goes to a page, or one step back; to the start page when this one was the first. */
export function BackButton({ to, label }: BackButtonProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  // 'default' is the key of the entry that the console was opened with.
  const isFirst = useLocation().key === 'default';
  const words = label ?? translate('ui.back');
  const target = to ?? (isFirst ? '/' : undefined);
  if (target !== undefined) {
    return (
      <ButtonLink kind="quiet" icon="chevron-left" to={target}>
        {words}
      </ButtonLink>
    );
  }
  return (
    <Button kind="quiet" icon="chevron-left" onClick={() => navigate(-1)}>
      {words}
    </Button>
  );
}
