import '../../i18n/en/areas/linkSignIn';
import '../../i18n/en/areas/signOut';
import { useTranslate } from 'ra-core';
import { clipText } from '../lib/format/text';
import { Modal } from '../ui/overlays/Modal';
import type { SessionQuestion } from './sessionState';
import { UnsentWorkList } from './UnsentWorkList';
import { useAccountName } from './useAccountName';
import { useSite } from './useSite';

/** Asks a question of the session over the page. Cancel answers no. */
export default function QuestionDialog({ question }: { question: SessionQuestion }) {
  const translate = useTranslate();
  const account = useAccountName();
  const site = clipText(useSite().site.name, 60);
  const cancel = () => question.answer(false);
  const confirm = () => question.answer(true);
  if (question.kind === 'signOut') {
    return (
      <Modal
        danger
        title={translate('signOut.title')}
        cancelLabel={translate('signOut.stay')}
        submitLabel={translate('signOut.leave')}
        onSubmit={confirm}
        onCancel={cancel}
      >
        <UnsentWorkList work={question.work} />
      </Modal>
    );
  }
  return (
    <Modal
      title={translate('linkSignIn.question.title', { site })}
      submitLabel={translate('linkSignIn.question.confirm', { site })}
      onSubmit={confirm}
      onCancel={cancel}
    >
      <p>{translate('linkSignIn.question.text', { account, site })}</p>
    </Modal>
  );
}
