import { useTranslate } from 'ra-core';
import { memo, Suspense } from 'react';
import { withWords } from '../../../../i18n/words';
import type { Picked } from '../../../engine/pickers/picked';
import { lazyPart } from '../../../ui/lazyPart';
import { Skeleton } from '../../../ui/Skeleton';

const RecordPicker = lazyPart(async () => ({
  default: (await withWords('pickers', () => import('../../../engine/pickers/RecordPicker'))).RecordPicker,
}));

interface ReaderPickerProps {
  reader: Picked | null;
  onChange: (reader: Picked | null) => void;
}

/** Whose data stand in the preview: those of a customer, or samples. */
export const ReaderPicker = memo(function ReaderPicker({ reader, onChange }: ReaderPickerProps) {
  const translate = useTranslate();
  return (
    <Suspense fallback={<Skeleton height={56} />}>
      <RecordPicker
        from="customers"
        label={translate('templateEditor.preview.reader')}
        help={reader ? translate('templateEditor.preview.rest') : translate('templateEditor.preview.samples')}
        value={reader}
        onChange={onChange}
      />
    </Suspense>
  );
});
