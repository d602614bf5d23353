import '../../../../i18n/en/areas/fieldErrors';
import { useTranslate } from 'ra-core';
import type { FocusEvent, ReactNode } from 'react';
import { discountTypes } from '../../../../resources/vouchers';
import { useAppliesToSource } from '../../../engine/pickers/useAppliesToSource';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { AppliesTo } from '../../../ui/form/AppliesTo';
import { GroupField } from '../../../ui/form/GroupField';
import { Picker } from '../../../ui/form/Picker';
import { RadioList } from '../../../ui/form/RadioList';
import { Checkbox } from '../../../ui/inputs/Checkbox';
import { Select } from '../../../ui/inputs/Select';
import { TextArea } from '../../../ui/inputs/TextArea';
import { TextBox } from '../../../ui/inputs/TextBox';
import { useTouchedFields } from '../../../ui/inputs/useTouchedFields';
import {
  MAX_AMOUNT,
  type VoucherFormField,
  type VoucherIssue,
  type VoucherIssues,
  voucherFormFields,
} from './parseVoucher';
import styles from './voucher.module.css';
import { hasScope, type VoucherForm } from './voucherForm';

const MAX_NOTE_LENGTH = 2000;

const codeSources = ['made', 'own'] as const;

export interface VoucherFieldsProps {
  form: VoucherForm;
  onChange: (form: VoucherForm) => void;
  errors: VoucherErrors;
}

/** Form fields of a voucher. */
export function VoucherFields({ balance, ...props }: VoucherFieldsProps & { balance: ReactNode }) {
  const translate = useTranslate();
  const { form, onChange, errors } = props;
  const change = (part: Partial<VoucherForm>) => onChange({ ...form, ...part });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes blur events of the fields.
    <div className={styles.fields} onBlur={errors.onBlur}>
      <DiscountFields {...props} />
      <div data-field="points">
        <TextBox
          required
          inputMode="numeric"
          label={translate('voucher.points')}
          help={translate('voucher.pointsHelp')}
          error={errors.at('points')}
          value={form.points}
          onChange={(points) => change({ points })}
        />
      </div>
      {balance}
      <RadioList
        label={translate('voucher.code')}
        value={form.code}
        options={codeSources.map((value) => ({ value, label: translate(`voucher.codes.${value}`) }))}
        onChange={(code) => change({ code })}
      />
      {form.code === 'made' ? (
        <div data-field="prefix">
          <TextBox
            dir="ltr"
            autoComplete="off"
            label={translate('voucher.prefix')}
            help={translate('voucher.prefixHelp')}
            error={errors.at('prefix')}
            value={form.prefix}
            onChange={(prefix) => change({ prefix })}
          />
        </div>
      ) : (
        <div data-field="coupon">
          <TextBox
            required
            dir="ltr"
            autoComplete="off"
            label={translate('voucher.coupon')}
            error={errors.at('coupon')}
            value={form.coupon}
            onChange={(coupon) => change({ coupon })}
          />
        </div>
      )}
      <Checkbox
        showLabel
        label={translate('voucher.inStore')}
        checked={form.alsoCreateInStore}
        onChange={({ target }) => change({ alsoCreateInStore: target.checked })}
        className={styles.fullWidth}
      />
      <TextArea
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        label={translate('voucher.adminNote')}
        value={form.adminNote}
        onChange={(adminNote) => change({ adminNote })}
        className={styles.fullWidth}
      />
    </div>
  );
}

/** Form fields for the discount and its scope. */
function DiscountFields({ form, onChange, errors }: VoucherFieldsProps) {
  const translate = useTranslate();
  const { currency } = useCurrentSite();
  const source = useAppliesToSource();
  const { discountType, appliesTo } = form;
  const change = (part: Partial<typeof form>) => onChange({ ...form, ...part });
  const money = { currency };
  return (
    <>
      <GroupField label={translate('voucher.discountType')}>
        {(fieldProps) => (
          <Select
            {...fieldProps}
            data-autofocus
            label={translate('voucher.discountType')}
            value={discountType}
            options={discountTypes.map((type) => ({ value: type, label: translate(`voucher.types.${type}`) }))}
            onChange={(type) => change({ discountType: type })}
            className={styles.select}
          />
        )}
      </GroupField>
      {discountType === 'percentage' && (
        <div data-field="percent">
          <TextBox
            required
            inputMode="decimal"
            label={translate('voucher.percent')}
            error={errors.at('percent')}
            value={form.percent}
            onChange={(percent) => change({ percent })}
          />
        </div>
      )}
      {discountType === 'fixed_amount' && (
        <div data-field="amount">
          <TextBox
            required
            inputMode="decimal"
            label={translate('voucher.amount', money)}
            error={errors.at('amount')}
            value={form.amount}
            onChange={(amount) => change({ amount })}
          />
        </div>
      )}
      {discountType === 'free_product' && (
        <div data-field="freeProduct">
          <Picker
            required
            label={translate('voucher.freeProduct')}
            error={errors.at('freeProduct')}
            value={form.freeProduct}
            onChange={(freeProduct) => change({ freeProduct })}
            search={source.products}
            debounce={source.debounce}
            errorText={source.errorText}
          />
        </div>
      )}
      {hasScope(form) && (
        <div
          className={styles.fullWidth}
          data-field={appliesTo.to === 'selectedCollections' ? 'collections' : 'products'}
        >
          <AppliesTo
            label={translate('voucher.appliesTo')}
            value={appliesTo}
            onChange={({ to, products, collections }) =>
              change({ appliesTo: { to, products: [...products], collections: [...collections] } })
            }
            source={source}
            error={errors.at(appliesTo.to === 'selectedCollections' ? 'collections' : 'products')}
          />
        </div>
      )}
      <div data-field="minimum">
        <TextBox
          inputMode="decimal"
          label={translate('voucher.minimum', money)}
          help={translate('voucher.minimumHelp')}
          error={errors.at('minimum')}
          value={form.minimum}
          onChange={(minimum) => change({ minimum })}
        />
      </div>
    </>
  );
}

/** API names of the form fields. */
const apiFieldNames: Readonly<Record<VoucherFormField, string>> = {
  percent: 'discountValue',
  amount: 'discountValue',
  freeProduct: 'freeProduct',
  products: 'selectedProducts',
  collections: 'selectedCollections',
  minimum: 'discountMinOrderValue',
  prefix: 'discountCodePrefix',
  coupon: 'coupon',
  points: 'pointsToDeduct',
};

interface VoucherErrors {
  /** Returns the error message of a field. */
  at: (field: VoucherFormField) => string | undefined;
  /** Blur handler for the element around the fields, which are marked with `data-field`. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Error messages by field. Invalid values are reported immediately, missing ones after blur. */
export function useVoucherErrors(
  issues: VoucherIssues,
  serverErrors: Readonly<Record<string, string>>,
  digits: number,
): VoucherErrors {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  const touched = useTouchedFields();
  const getErrorMessage = (field: VoucherFormField, issue: VoucherIssue) => {
    if (issue === 'notNumber' && field !== 'percent')
      return translate(field === 'points' ? 'fieldErrors.notWhole' : 'fieldErrors.notNumber');
    return translate(`voucher.fault.${field}.${issue}`, {
      currency,
      smart_count: digits,
      most: formatPoints(MAX_AMOUNT, locale),
    });
  };
  return {
    at(field) {
      const issue = issues[field];
      if (issue === undefined) return serverErrors[apiFieldNames[field]];
      return issue !== 'missing' || touched.has(field) ? getErrorMessage(field, issue) : undefined;
    },
    onBlur: touched.onBlur,
  };
}

/** Returns the invalid or missing fields, in form order. */
export const findInvalidVoucherFields = (issues: VoucherIssues) =>
  voucherFormFields.filter((field) => issues[field] !== undefined);
