import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import type { EditSession } from '../../engine/editing/useEditSession';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useUploadFile } from '../../engine/shop/useUploadFile';
import { formatPoints } from '../../lib/format/formatPoints';
import { Card } from '../../ui/layout/Card';
import type { FileType } from '../../ui/upload/fileTypes';
import { UploadBox } from '../../ui/upload/UploadBox';
import type { SendFile } from '../../ui/upload/useUpload';
import { type AppManifest, MIN_ICON_SIDE } from './appManifest';

interface IconCardProps {
  icons: AppManifest['icons'];
  change: EditSession<AppManifest>['change'];
  onBusyChange: (isBusy: boolean) => void;
}

const ICON_TYPES: readonly FileType[] = ['jpeg', 'png', 'webp', 'svg'];
const MAX_ICON_BYTES = 5 * 1024 * 1024;
const ICON_RULES = { minSide: MIN_ICON_SIDE, isSquare: true };

/** Upload of the app icon. The file is checked before it is sent. */
export default function IconCard({ icons, change, onBusyChange }: IconCardProps) {
  const translate = useTranslate();
  const { siteId, locale } = useCurrentSite();
  const uploadFile = useUploadFile();
  /** MIME types of the uploaded files by URL, because a URL doesn't always end with an extension. */
  const types = useRef(new Map<string, string>());
  const upload: SendFile = async (file, onProgress, signal) => {
    const url = await uploadFile(file, onProgress, signal);
    types.current.set(url, file.type);
    return url;
  };
  const setIcons = (urls: readonly string[]) =>
    change((now) => ({ ...now, icons: urls.map((src) => ({ src, type: types.current.get(src) ?? '' })) }));
  return (
    <Card title={translate('pwa.icon.title')}>
      <UploadBox
        key={siteId}
        label={translate('pwa.icon.label')}
        help={translate('pwa.icon.help', { side: formatPoints(MIN_ICON_SIDE, locale) })}
        accept={ICON_TYPES}
        maxSize={MAX_ICON_BYTES}
        image={ICON_RULES}
        value={icons.map(({ src }) => src)}
        onChange={setIcons}
        upload={upload}
        onBusyChange={onBusyChange}
      />
    </Card>
  );
}
