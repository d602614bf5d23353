import { useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { Banner } from '../../src/kit/page';

/** Above every page, but only while there is something to say: here, on the page of the late deliveries. */
export default function StrikeBanner() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return pathname === '/late' ? <Banner tone="info">{translate('acme.strike')}</Banner> : null;
}
