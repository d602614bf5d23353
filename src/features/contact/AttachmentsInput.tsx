import { useTranslate } from 'ra-core';
import { useUploadFile } from '../../engine/shop/useUploadFile';
import type { FileType } from '../../ui/upload/fileTypes';
import { UploadBox } from '../../ui/upload/UploadBox';

interface AttachmentsInputProps {
  urls: readonly string[];
  onChange: (urls: readonly string[]) => void;
  onBusyChange: (isBusy: boolean) => void;
  isLocked: boolean;
}

/** Screenshots, screen recordings, and import files. */
const ATTACHMENT_TYPES: readonly FileType[] = ['png', 'jpeg', 'webp', 'gif', 'mp4', 'webm', 'csv'];
const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
const MAX_ATTACHMENTS = 5;

/** Attachments of a support message, uploaded as soon as they are chosen. Their URLs are written into the message. */
export default function AttachmentsInput({ urls, onChange, onBusyChange, isLocked }: AttachmentsInputProps) {
  const translate = useTranslate();
  const upload = useUploadFile();
  return (
    <UploadBox
      label={translate('contact.attachments')}
      help={translate('contact.attachmentsHelp')}
      accept={ATTACHMENT_TYPES}
      maxSize={MAX_ATTACHMENT_BYTES}
      maxFiles={MAX_ATTACHMENTS}
      value={urls}
      disabled={isLocked}
      onChange={onChange}
      upload={upload}
      onBusyChange={onBusyChange}
    />
  );
}
