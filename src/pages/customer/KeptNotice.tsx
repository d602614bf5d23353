import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';

interface KeptNoticeProps {
  text: string;
  startOver: string;
  onStartOver: () => void;
}

/** Says that a form was begun before its dialog was opened, and offers to empty it. */
export function KeptNotice({ text, startOver, onStartOver }: KeptNoticeProps) {
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" onClick={onStartOver}>
          {startOver}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
