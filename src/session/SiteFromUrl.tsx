import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from './SessionContext';

/** Opens the site of the URL's `siteId` and removes the parameter: the tab stores its site. */
export function SiteFromUrl() {
  const controller = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const requestedIds = parameters.getAll('siteId');
    if (requestedIds.length === 0) return;
    parameters.delete('siteId');
    const rest = parameters.toString();
    void navigate({ pathname, search: rest && `?${rest}`, hash }, { replace: true });
    // A duplicate parameter is refused like an unknown id.
    controller.openSite(requestedIds.length === 1 ? (requestedIds[0] ?? '') : '');
  }, [controller, navigate, pathname, search, hash]);
  return null;
}
