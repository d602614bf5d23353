import type { Http } from '../http';

export function housekeepingMethods(http: Http) {
  return {
    /** Tells the provider that the console is open. @throws AppError, which is only logged */
    async ping(): Promise<void> {
      await http({ method: 'POST', path: '/admin/housekeeping/ping' });
    },
    /** Makes the storefront take what was changed. @throws AppError, which is only logged */
    async refreshWidget(): Promise<void> {
      await http({ method: 'POST', path: '/admin/housekeeping/refresh_widget' });
    },
  };
}
