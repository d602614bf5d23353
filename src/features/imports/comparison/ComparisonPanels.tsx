import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { type ImportKind, importKinds } from '../../../../resources/imports';
import { getProfileFields, profileGroups } from '../../../../resources/imports/importKind';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import { Select } from '../../../ui/inputs/Select';
import textStyles from '../../../ui/text/text.module.css';
import { getFilledFields, hasPoints } from '../flow/flowState';
import type { FlowProps } from '../flow/useImportFlow';
import type { CustomerComparison } from '../table/compareWithStore';
import { fetchAllCustomers, MAX_COMPARED_RECORDS, STALE_TIME_MS } from './fetchStoreRecords';
import { productsQuery } from './storeProducts';

/** Comparison of the rows with the store's customers. */
interface ComparedCustomers {
  /** `data` is the number of the store's customers; null if they are too many. */
  customers: UseQueryResult<null | number>;
  comparison: CustomerComparison | null;
  /** Whether points could be added or be balances, which the user has to choose before anything is sent. */
  isAmountAsked: boolean;
  isPending: boolean;
}

/** Compares the rows with the store's customers; null if they aren't about customers. */
export function useComparedCustomers({ kind, flow, state }: FlowProps): ComparedCustomers | null {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { siteId } = useCurrentSite();
  const { key }: ImportKind = importKinds[kind];
  const customers = useQuery({
    queryKey: ['imports', 'customers', siteId, state.workerId],
    async queryFn({ signal }) {
      const all = await fetchAllCustomers(dataProvider, signal);
      if (all) await flow.setCustomers(all);
      return all?.length ?? null;
    },
    staleTime: STALE_TIME_MS,
    enabled: key !== undefined && state.summary !== null,
  });
  const comparison = useQuery({
    // The rows are in the worker, so the revision identifies their state.
    queryKey: ['imports', 'comparison', siteId, state.workerId, state.revision, customers.dataUpdatedAt],
    queryFn: () => flow.compareWithCustomers(),
    enabled: typeof customers.data === 'number' && state.summary !== null,
    placeholderData: (previous) => previous,
    gcTime: 0,
  });
  if (key === undefined) return null;
  const isUnknown = customers.isError || customers.data === null;
  const isAmountAsked =
    hasPoints(kind, state) && (state.amounts !== null || isUnknown || (comparison.data?.raised ?? 0) > 0);
  const isPending = !isUnknown && (comparison.data === undefined || comparison.isPlaceholderData);
  return { customers, comparison: comparison.data ?? null, isAmountAsked, isPending };
}

/** Counts new and existing customers, and those whose balance would become negative; asks what points mean. */
export function CustomerComparisonPanel({ compared, ...flowProps }: FlowProps & { compared: ComparedCustomers }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { kind } = flowProps;
  const { customers, comparison, isAmountAsked } = compared;
  const count = comparison?.holders ?? 0;
  const question = isAmountAsked && (
    <AmountChoice {...flowProps} count={count} canReplace={typeof customers.data === 'number'} />
  );
  if (customers.isError) {
    return (
      <>
        <ReadNotice tone="info" title={translate('import.shop.failed')} read={customers} />
        {question}
        <ReplacesNote {...flowProps} />
      </>
    );
  }
  if (customers.data === null) {
    return (
      <>
        <p className={textStyles.hint}>
          {translate('import.shop.tooMany', { most: formatPoints(MAX_COMPARED_RECORDS, locale) })}
        </p>
        {question}
        <ReplacesNote {...flowProps} />
        {kind === 'customers' && <RemovalNote kind="customers" countAfter={null} />}
      </>
    );
  }
  return comparison ? (
    <>
      <ComparisonSummary comparison={comparison} />
      {question}
      <ExistingChoice {...flowProps} />
      {kind === 'customers' && <RemovalNote kind="customers" countAfter={(customers.data ?? 0) + comparison.added} />}
    </>
  ) : (
    <p className={textStyles.hint}>{translate('import.shop.comparing')}</p>
  );
}

function ComparisonSummary({ comparison: { known, added, below } }: { comparison: CustomerComparison }) {
  const translate = useTranslate();
  const locale = useLocale();
  const translateCount = (label: 'known' | 'added' | 'below', count: number) =>
    translate(`import.shop.${label}`, { smart_count: count, count: formatPoints(count, locale) });
  return (
    <>
      <p className={textStyles.second}>
        {[translateCount('added', added), translateCount('known', known)].join(' · ')}
      </p>
      {below > 0 && <Banner tone="waiting">{translateCount('below', below)}</Banner>}
    </>
  );
}

/** Asks whether points are added to the balances or are the balances, since files don't say which. */
function AmountChoice({ kind, flow, state, count, canReplace }: FlowProps & { count: number; canReplace: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const values = { smart_count: count, count: formatPoints(count, locale) };
  const { sumField = '' }: ImportKind = importKinds[kind];
  const name = state.table?.columns.find(({ index }) => index === state.mapping[sumField])?.name;
  const question = name ? translate('import.amounts.named', { name }) : translate('import.amounts.text');
  const choice = (
    <Select
      showLabel
      label={translate('import.amounts.label')}
      value={state.amounts ?? ''}
      options={[
        ...(state.amounts === null ? [{ value: '' as const, label: translate('import.amounts.choose') }] : []),
        ...(['add', 'replace'] as const)
          .filter((value) => value === 'add' || canReplace)
          .map((value) => ({ value, label: translate(`import.amounts.${value}`) })),
      ]}
      onChange={(amounts) => flow.setChoices({ amounts: amounts === '' ? null : amounts })}
    />
  );
  return (
    <Banner
      tone="waiting"
      title={count > 0 ? translate('import.amounts.title', values) : translate('import.amounts.unknown')}
      action={choice}
    >
      <p>{canReplace ? question : translate('import.amounts.onlyAdd')}</p>
      {state.amounts === null && <p>{translate('import.amounts.waiting')}</p>}
    </Banner>
  );
}

/** Asks whether existing customers keep their names and codes, if the file has others. */
function ExistingChoice({ flow, state }: FlowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const groups = profileGroups.flatMap((group) => {
    const count = state.summary?.replaced[group] ?? 0;
    return count > 0 ? [{ group, count }] : [];
  });
  if (groups.length === 0) return null;
  const choice = (
    <Select
      showLabel
      label={translate('import.existing.label')}
      value={state.existing}
      options={(['keep', 'replace'] as const).map((value) => ({ value, label: translate(`import.existing.${value}`) }))}
      onChange={(existing) => flow.setChoices({ existing })}
    />
  );
  return (
    <Banner tone={state.existing === 'replace' ? 'waiting' : 'info'} action={choice}>
      {groups.map(({ group, count }) => (
        <p key={group}>
          {translate(`import.existing.${group}`, { smart_count: count, count: formatPoints(count, locale) })}
        </p>
      ))}
      {state.existing === 'replace' && groups.some(({ group }) => group === 'codes') && (
        <p>{translate('import.existing.links')}</p>
      )}
    </Banner>
  );
}

/** Says that names and codes are replaced if it isn't known which customers exist. */
function ReplacesNote({ kind, state }: FlowProps) {
  const translate = useTranslate();
  const fields = getProfileFields(importKinds[kind]);
  if (!getFilledFields(kind, state).some((field) => fields.includes(field))) return null;
  return <Banner tone="waiting">{translate('import.existing.unknown')}</Banner>;
}

interface RemovalNoteProps {
  kind: 'reviews' | 'customers';
  /** How many the store has after the import; null if it has too many already. */
  countAfter: number | null;
}

/** Says before sending whether what the import creates can be found and removed again (IMP-14). */
export function RemovalNote({ kind, countAfter }: RemovalNoteProps) {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <p className={textStyles.hint}>
      {countAfter !== null && countAfter <= MAX_COMPARED_RECORDS
        ? translate(`import.removable.${kind}`)
        : translate(`import.notRemovable.${kind}`, { most: formatPoints(MAX_COMPARED_RECORDS, locale) })}
    </p>
  );
}

/** Kinds of names of products, and how the number of reviews with one is said. */
const namedProducts = [
  { name: 'byName', tone: 'info' },
  { name: 'unknownName', tone: 'waiting' },
  { name: 'sharedName', tone: 'waiting' },
  { name: 'unread', tone: 'waiting' },
] as const;

/**
 * Names the number of products that the store doesn't have, and of reviews that name a product only by its name: those
 * that get the ID of the store's product with that name, and those that don't.
 */
export function ProductComparisonPanel({ kind, flow, state }: FlowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { siteId } = useCurrentSite();
  const fields = getFilledFields(kind, state);
  const products = useQuery({
    ...productsQuery(dataProvider, siteId),
    enabled: fields.includes('productId') || fields.includes('productName'),
  });
  const comparison = useQuery({
    // The rows are in the worker, so the revision identifies their state.
    queryKey: ['imports', 'productComparison', siteId, state.workerId, state.revision, products.dataUpdatedAt],
    queryFn: () =>
      flow.compareWithProducts(products.data?.map(({ productId, name, slug }) => ({ productId, name, slug })) ?? null),
    enabled: products.isSuccess && state.summary !== null,
    placeholderData: (previous) => previous,
    gcTime: 0,
  });
  if (products.isError) {
    return <ReadNotice tone="info" title={translate('import.products.failed')} read={products} />;
  }
  const { data } = comparison;
  if (!data) return null;
  const toValues = (count: number, example: string | null) => ({
    smart_count: count,
    count: formatPoints(count, locale),
    example,
  });
  return (
    <>
      {data.unknown > 0 && (
        <Banner tone="waiting">{translate('import.products.unknown', toValues(data.unknown, data.example))}</Banner>
      )}
      {namedProducts
        .filter(({ name }) => data[name].reviews > 0)
        .map(({ name, tone }) => (
          <Banner key={name} tone={tone}>
            {translate(`import.products.${name}`, toValues(data[name].reviews, data[name].example))}
          </Banner>
        ))}
    </>
  );
}
