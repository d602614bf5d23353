import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../buttons/Button';
import { ButtonLink } from './ButtonLink';

interface BackButtonProps {
  /** Target path. Defaults to one step back in the history. */
  to?: string | undefined;
  /** 'Go back' by default. */
  label?: string | undefined;
}

/** Navigates to a page or one step back; to the start page if there is no previous entry. */
export function BackButton({ to, label }: BackButtonProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  // 'default' is the key of the initial history entry.
  const isFirst = useLocation().key === 'default';
  const text = label ?? translate('ui.back');
  const target = to ?? (isFirst ? '/' : undefined);
  if (target !== undefined) {
    return (
      <ButtonLink kind="quiet" icon="chevron-left" to={target}>
        {text}
      </ButtonLink>
    );
  }
  return (
    <Button kind="quiet" icon="chevron-left" onClick={() => navigate(-1)}>
      {text}
    </Button>
  );
}
