import { ChecksCard } from './ChecksCard';
import { GuideCard } from './GuideCard';
import { RefreshCard } from './RefreshCard';

/** How the widgets come into the shop, and what to do where they do not. */
export function InstallTab({ isUnpublished }: { isUnpublished: boolean }) {
  return (
    <>
      <ChecksCard isUnpublished={isUnpublished} />
      <RefreshCard />
      <GuideCard />
    </>
  );
}
