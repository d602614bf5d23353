import { Suspense } from 'react';
import { withWords } from '../../../i18n/words';
import { lazyPart } from '../../ui/lazyPart';
import { Skeleton } from '../../ui/Skeleton';
import { useProvider } from '../useProvider';
import { asAddresses } from './formValue';
import type { InputProps } from './inputProps';

const UploadBox = lazyPart(async () => ({
  default: (await withWords('upload', () => import('../../ui/upload/UploadBox'))).UploadBox,
}));

/** Bytes of a picture at most. */
const largest = 10 * 1024 * 1024;
/** Pictures at most, where the declaration does not say. */
const usualCount = 10;

/** Pictures, uploaded one after the other as they are chosen. */
export function ImagesInput({ field, label, value, onChange, error, help, onBusy }: InputProps) {
  const dataProvider = useProvider();
  return (
    <Suspense fallback={<Skeleton />}>
      <UploadBox
        label={label}
        accept={['jpeg', 'png', 'webp', 'gif', 'bmp']}
        maxSize={largest}
        maxFiles={field.max ?? usualCount}
        value={asAddresses(value)}
        onChange={onChange}
        upload={(file, onProgress, signal) => dataProvider.uploadFile({ file, onProgress, signal })}
        onBusyChange={onBusy}
        required={field.required}
        error={error}
        help={help}
      />
    </Suspense>
  );
}
