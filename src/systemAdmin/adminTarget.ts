import { createContext, useContext } from 'react';
import type { Target } from '../../dataProvider/diagnostics/runChecks';

/** The backend and site of the admin area. */
export interface AdminTarget extends Target {
  /** Null if no site of the session is known. */
  siteId: string | null;
}

export const AdminTargetContext = createContext<AdminTarget | null>(null);

/** @throws Error outside the admin area */
export function useAdminTarget(): AdminTarget {
  const target = useContext(AdminTargetContext);
  if (!target) throw new Error('useAdminTarget needs an AdminTargetContext');
  return target;
}
