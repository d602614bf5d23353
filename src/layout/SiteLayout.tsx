import { memo } from 'react';
import { Outlet } from 'react-router';
import { SessionDialogs } from '../session/SessionDialogs';
import { SessionGate } from '../session/SessionGate';
import { SiteContexts } from '../session/SiteContexts';
import { SiteFromUrl } from '../session/SiteFromUrl';
import { FirstScreen } from './FirstScreen';
import { useChooseLanguage } from './language/useChooseLanguage';

/** The layout route of every page that needs an open site. It is memoized: a navigation only renders the outlet. */
export const SiteLayout = memo(function SiteLayout() {
  const { choose } = useChooseLanguage();
  return (
    <SessionGate loading={<FirstScreen />}>
      {({ site, clients }) => (
        <SiteContexts key={site._id} clients={clients} chooseLocale={choose}>
          <SiteFromUrl />
          <Outlet />
          <SessionDialogs />
        </SiteContexts>
      )}
    </SessionGate>
  );
});
