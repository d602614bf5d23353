import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';

interface RestoredDraftNoticeProps {
  text: string;
  startOver: string;
  onStartOver: () => void;
}

/** Notice that a form contains a restored draft, with a button to clear it. */
export function RestoredDraftNotice({ text, startOver, onStartOver }: RestoredDraftNoticeProps) {
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" onClick={onStartOver}>
          {startOver}
        </Button>
      }
    >
      {text}
    </Banner>
  );
}
