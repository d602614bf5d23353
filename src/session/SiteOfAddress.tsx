import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from './SessionContext';

/** Follows a `siteId` of the address and takes it out of there: from then on the tab itself knows its shop. */
export function SiteOfAddress() {
  const controller = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const wanted = parameters.getAll('siteId');
    if (wanted.length === 0) return;
    parameters.delete('siteId');
    const rest = parameters.toString();
    void navigate({ pathname, search: rest && `?${rest}`, hash }, { replace: true });
    // An id that stands there twice is nobody's.
    controller.openSite(wanted.length === 1 ? (wanted[0] ?? '') : '');
  }, [controller, navigate, pathname, search, hash]);
  return null;
}
