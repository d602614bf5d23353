import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { isOtherWidget } from '../../../../../resources/widgetPages';
import { useErrorText } from '../../../../engine/errors/errorText';
import { Banner } from '../../../../ui/feedback/Banner';
import columnStyles from '../../../../ui/layout/columns.module.css';
import { Modal } from '../../../../ui/overlays/Modal';
import { DropArea } from '../../../../ui/upload/DropArea';
import { FileDrop } from '../../../../ui/upload/FileDrop';
import { useAddWidget } from '../create/useAddWidget';
import styles from '../otherWidgets.module.css';
import { useOtherWidgetLabels } from '../useOtherWidgetLabels';
import { MAX_WIDGET_FILE_BYTES, parseWidgetFile, type WidgetFile, type WidgetFileIssue } from './widgetFile';

type FileState =
  | { kind: 'none' }
  | { kind: 'invalid'; issue: WidgetFileIssue | 'hasOwnPage'; name: string }
  | { kind: 'read'; content: WidgetFile; name: string };

/** Adds a widget from a file that was exported here or in another store. */
export default function ImportWidgetDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const errorText = useErrorText();
  const addWidget = useAddWidget();
  const { getName, getTypeName } = useOtherWidgetLabels();
  const [fileState, setFileState] = useState<FileState>({ kind: 'none' });
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const label = translate('otherWidgets.import.choose');

  const read = async (file: File) => {
    setErrorMessage(null);
    const content = await parseWidgetFile(file);
    const { name } = file;
    if (typeof content === 'string') setFileState({ kind: 'invalid', issue: content, name });
    else if (!isOtherWidget(content)) setFileState({ kind: 'invalid', issue: 'hasOwnPage', name });
    else setFileState({ kind: 'read', content, name });
  };
  const submit = async () => {
    if (fileState.kind !== 'read') return;
    setErrorMessage(null);
    const { type, data } = fileState.content;
    try {
      await addWidget(type, data);
    } catch (thrown) {
      console.warn('importing a widget failed', thrown);
      const title = translate('otherWidgets.add.failed', { name: getName({ type, data }) });
      setErrorMessage(`${title} ${errorText(thrown)}`);
      return;
    }
    onClose();
  };
  return (
    <Modal
      title={translate('otherWidgets.import.title')}
      submitLabel={translate('otherWidgets.import.submit')}
      submitDisabled={fileState.kind !== 'read'}
      onCancel={onClose}
      onSubmit={submit}
      error={errorMessage}
    >
      <div className={columnStyles.stackAboveBar}>
        <p>{translate('otherWidgets.import.text')}</p>
        <FileDrop label={label} accept=".json,application/json" onFiles={([first]) => first && void read(first)}>
          {({ isOver, open }) => (
            <DropArea
              id={id}
              label={label}
              isOver={isOver}
              types="JSON"
              maxSize={MAX_WIDGET_FILE_BYTES}
              onOpen={open}
            />
          )}
        </FileDrop>
        {fileState.kind === 'invalid' && (
          <Banner tone="danger" title={translate(`otherWidgets.import.issues.${fileState.issue}`)}>
            <bdi>{fileState.name}</bdi>
          </Banner>
        )}
        {fileState.kind === 'read' && (
          <dl className={styles.facts}>
            <dt>{translate('otherWidgets.import.file')}</dt>
            <dd>
              <bdi>{fileState.name}</bdi>
            </dd>
            <dt>{translate('otherWidgets.import.widget')}</dt>
            <dd>
              <bdi>{getName(fileState.content)}</bdi>
            </dd>
            <dt>{translate('otherWidgets.import.type')}</dt>
            <dd>
              <bdi>{getTypeName(fileState.content.type)}</bdi>
            </dd>
          </dl>
        )}
      </div>
    </Modal>
  );
}
