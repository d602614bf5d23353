import { Navigate, useSearchParams } from 'react-router';
import { safeFrom } from '../session/safeFrom';
import { firstPage } from './menu';

/** '/': on to where a sign-in came from, else to the first page of the menu. */
export function StartPage() {
  const [parameters] = useSearchParams();
  const from = safeFrom(parameters.get('from'));
  return <Navigate to={from === '/' ? firstPage : from} replace />;
}
