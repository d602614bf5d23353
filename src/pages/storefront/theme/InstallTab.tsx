import { ChecksCard } from '../../../engine/storefront/ChecksCard';
import { SnippetsCard } from '../../../engine/storefront/SnippetsCard';
import { RefreshCard } from './RefreshCard';

/** Installation guide and troubleshooting. */
export function InstallTab({ isUnpublished }: { isUnpublished: boolean }) {
  return (
    <>
      <ChecksCard isUnpublished={isUnpublished} />
      <RefreshCard />
      <SnippetsCard />
    </>
  );
}
