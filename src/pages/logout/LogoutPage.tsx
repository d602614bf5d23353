import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../session/SessionContext';

/** Signs out and redirects to the start page. */
export default function LogoutPage() {
  const controller = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    controller.signOut();
    void navigate('/', { replace: true });
  }, [controller, navigate]);
  return null;
}
