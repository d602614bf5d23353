import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTray } from '../engine/tray/Tray';
import { useSession } from './SessionContext';

/**
 * Opens the site of the URL's `siteId` and removes the parameter: the tab stores its site. Asks first if that would end
 * a running task.
 */
export function SiteFromUrl() {
  const controller = useSession();
  const navigate = useNavigate();
  const { leave } = useTray();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const requestedIds = parameters.getAll('siteId');
    if (requestedIds.length === 0) return;
    parameters.delete('siteId');
    const rest = parameters.toString();
    void navigate({ pathname, search: rest && `?${rest}`, hash }, { replace: true });
    // A duplicate parameter is refused like an unknown id.
    const requestedId = requestedIds.length === 1 ? (requestedIds[0] ?? '') : '';
    const state = controller.state.get();
    const isOpen = state.kind === 'ready' && state.open.site._id === requestedId;
    if (!isOpen) leave(() => controller.openSite(requestedId));
  }, [controller, leave, navigate, pathname, search, hash]);
  return null;
}
