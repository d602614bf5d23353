import '../../../i18n/en/areas/notifications';
import '../../../i18n/en/areas/copy';
import '../../../i18n/en/areas/theme';
import { useTranslate } from 'ra-core';
import type { Site } from '../../session/sessionState';
import { StoreScope } from '../../session/stores/StoreScope';
import { useSite } from '../../session/useSite';
import { Button } from '../../ui/buttons/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Select } from '../../ui/inputs/Select';
import cardStyles from '../../ui/layout/Card.module.css';
import columnStyles from '../../ui/layout/columns.module.css';
import { PageHeader } from '../../ui/layout/PageHeader';
import { useUrlParams } from '../../ui/navigation/useUrlParams';
import { ComparisonView } from './ComparisonView';
import styles from './Copy.module.css';

const PATH = '/copy-settings';

/**
 * Compares two of the merchant's stores and copies the chosen changes. Each store is read and written with its own token.
 */
export default function CopyPage() {
  const translate = useTranslate();
  const { site: openSite, sites } = useSite();
  const [parameters, setParameters] = useUrlParams();
  const findSite = (name: string) => sites.find(({ _id }) => _id === parameters.get(name));
  const to = findSite('to') ?? openSite;
  const isOther = (site: Site | undefined) => site !== undefined && site._id !== to._id;
  const from = [findSite('from'), openSite, ...sites].find(isOther);
  const choose = (next: { from: Site; to: Site }) => setParameters({ from: next.from._id, to: next.to._id });
  return (
    <>
      <PageHeader title={translate('pages.copy.title')} subtitle={translate('copy.subtitle')} />
      {from ? (
        <div className={columnStyles.form}>
          <StorePair sites={sites} from={from} to={to} onChoose={choose} />
          <StoreScope key={to._id} site={to} ownPath={PATH}>
            <ComparisonView key={from._id} from={from} />
          </StoreScope>
        </div>
      ) : (
        <EmptyState title={translate('copy.oneStore')} text={translate('copy.oneStoreText')} />
      )}
    </>
  );
}

interface StorePairProps {
  sites: readonly Site[];
  from: Site;
  to: Site;
  onChoose: (pair: { from: Site; to: Site }) => void;
}

/** Chooses the two stores. Choosing the other store of the pair swaps them. */
function StorePair({ sites, from, to, onChoose }: StorePairProps) {
  const translate = useTranslate();
  const options = sites.map(({ _id, name }) => ({ value: _id, label: name }));
  const choose = (side: 'from' | 'to', id: string) => {
    const site = sites.find(({ _id }) => _id === id);
    if (!site) return;
    if (side === 'from') onChoose({ from: site, to: site._id === to._id ? from : to });
    else onChoose({ from: site._id === from._id ? to : from, to: site });
  };
  return (
    <section aria-label={translate('copy.stores')} className={cardStyles.sheet}>
      <div className={styles.pair}>
        <Select
          showLabel
          label={translate('copy.from')}
          value={from._id}
          options={options}
          onChange={(id) => choose('from', id)}
        />
        <Select
          showLabel
          label={translate('copy.to')}
          value={to._id}
          options={options}
          onChange={(id) => choose('to', id)}
        />
        <Button kind="quiet" onClick={() => onChoose({ from: to, to: from })}>
          {translate('copy.swap')}
        </Button>
      </div>
    </section>
  );
}
