import { memo } from 'react';
import { Outlet } from 'react-router';
import { RenewDialog } from '../session/RenewDialog';
import { SessionGate } from '../session/SessionGate';
import { SiteContexts } from '../session/SiteContexts';
import { SiteOfAddress } from '../session/SiteOfAddress';
import { FirstScreen } from './FirstScreen';

/** Every page that needs an open shop, in the contexts of that shop; these rest while the address changes. */
export const OpenShop = memo(function OpenShop() {
  return (
    <SessionGate loading={<FirstScreen />}>
      {({ site, clients }) => (
        <SiteContexts key={site._id} clients={clients}>
          <SiteOfAddress />
          <Outlet />
          <RenewDialog />
        </SiteContexts>
      )}
    </SessionGate>
  );
});
