import { type ReactNode, useState } from 'react';
import { Avatar } from '../../src/ui/Avatar';
import { BackButton } from '../../src/ui/BackButton';
import { Button } from '../../src/ui/Button';
import { Checkbox } from '../../src/ui/Checkbox';
import { CopyButton } from '../../src/ui/CopyButton';
import { Count } from '../../src/ui/Count';
import { EmptyState } from '../../src/ui/EmptyState';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary';
import { ErrorState } from '../../src/ui/ErrorState';
import { ExternalLink } from '../../src/ui/ExternalLink';
import { Flag } from '../../src/ui/Flag';
import { Icon, type IconName } from '../../src/ui/Icon';
import { iconPaths } from '../../src/ui/iconPaths';
import { Keys } from '../../src/ui/Keys';
import { Modal } from '../../src/ui/Modal';
import { Notice } from '../../src/ui/Notice';
import { ProgressBar } from '../../src/ui/ProgressBar';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { Select } from '../../src/ui/Select';
import { Skeleton } from '../../src/ui/Skeleton';
import { Spinner } from '../../src/ui/Spinner';
import { Stars } from '../../src/ui/Stars';
import { StatePill } from '../../src/ui/StatePill';
import { TextBox } from '../../src/ui/TextBox';
import { Thumbnail } from '../../src/ui/Thumbnail';
import { useToast } from '../../src/ui/Toaster';
import styles from './gallery.module.css';

const iconNames = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

/** Every piece in its states. */
export function Pieces() {
  return (
    <main className={styles.page}>
      <h1>Pieces</h1>
      <Buttons />
      <Group>
        <StatePill tone="waiting">Pending</StatePill>
        <StatePill tone="done">Published</StatePill>
        <StatePill tone="refused">Rejected</StatePill>
        <StatePill tone="featured">Featured</StatePill>
        <StatePill tone="neutral">Draft</StatePill>
        <Count value={24} />
        <Count value={1204} waiting />
        <Stars rating={4} />
        <Stars rating={null} />
        <Avatar name="Amélie Fournier" />
        <Avatar name="ليلى حداد" />
        <Avatar name={null} />
        <Flag code="FR" />
        <Flag code="XX" />
        <RelativeTime instant={new Date(Date.now() - 720_000).toISOString()} focusable />
        <RelativeTime instant={null} />
        <Thumbnail src={null} />
        <Keys keys={['ctrl', 'k']} />
        <Spinner />
        <ExternalLink href="https://nordlys.example">nordlys.example</ExternalLink>
      </Group>
      <Fields />
      <Notices />
      <Group>
        <Skeleton width={220} />
        <ProgressBar value={412} max={1000} label="Publishing" />
        <ProgressBar value={null} max={1} label="Loading" />
      </Group>
      <div className={styles.sheet}>
        <EmptyState
          title="No data"
          text="Reviews come in when customers have received their order."
          action={<Button>Add review</Button>}
        />
      </div>
      <div className={styles.sheet}>
        <ErrorState error={{ kind: 'server', message: 'Upstream timed out', status: 502 }} onRetry={() => undefined} />
      </div>
      <ErrorBoundary label="The chart">
        <Throws />
      </ErrorBoundary>
      <Group>
        {iconNames.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size={20} />
          </span>
        ))}
      </Group>
    </main>
  );
}

function Group({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}

function Throws(): ReactNode {
  throw new Error('Shown on purpose.');
}

function Buttons() {
  const toast = useToast();
  const [dialog, setDialog] = useState<'form' | 'danger' | null>(null);
  const close = () => setDialog(null);
  return (
    <Group>
      <Button>Plain</Button>
      <Button kind="primary" icon="plus">
        Primary
      </Button>
      <Button kind="danger">Delete 2</Button>
      <Button kind="quiet">Quiet</Button>
      <Button kind="dashed" icon="plus">
        Filter
      </Button>
      <Button size="small">Small</Button>
      <Button disabled>Disabled</Button>
      <Button kind="primary" busy>
        Publishing
      </Button>
      <BackButton />
      <CopyButton value="https://nordlys.example/?ref=a" />
      <Button onClick={() => setDialog('form')}>Form</Button>
      <Button onClick={() => setDialog('danger')}>Danger</Button>
      <Button
        onClick={() => {
          toast({ tone: 'done', text: '2 reviews published.', action: { label: 'Undo', run: () => undefined } });
          toast({ tone: 'danger', text: 'Could not publish “Runs small”: the server failed.' });
          toast({ tone: 'info', text: 'Export is ready.' });
        }}
      >
        Toasts
      </Button>
      {dialog === 'form' && (
        <Modal title="Save this view" onCancel={close} onSubmit={close} submitLabel="Save" error="This name is taken.">
          <p>Filter, sort and columns are kept under a name.</p>
          <TextBox label="Name" value="" onChange={() => undefined} required />
        </Modal>
      )}
      {dialog === 'danger' && (
        <Modal danger title="Delete 2 reviews?" onCancel={close} onSubmit={close} submitLabel="Delete 2">
          <p>They are deleted from Nordlys Atelier. This cannot be undone.</p>
        </Modal>
      )}
    </Group>
  );
}

function Fields() {
  const [text, setText] = useState('Wool cardigan');
  return (
    <Group>
      <Checkbox label="Off" showLabel />
      <Checkbox label="On" showLabel defaultChecked />
      <Checkbox label="Some" showLabel indeterminate />
      <Checkbox label="Cannot" showLabel disabled />
      <Select
        label="Sort"
        showLabel
        value="a"
        options={[{ value: 'a', label: 'Newest first' }]}
        onChange={() => undefined}
      />
      <TextBox label="Name" required value={text} onChange={setText} help="As customers see it." />
      <TextBox label="E-mail" value={text} onChange={setText} error="This is not an e-mail address." />
    </Group>
  );
}

function Notices() {
  return (
    <>
      <Notice tone="info" title="Setup is pending" action={<Button size="small">Open</Button>}>
        We are importing your reviews.
      </Notice>
      <Notice tone="waiting" title="24 reviews to moderate" />
      <Notice tone="danger" title="3 could not be published">
        The server failed.
      </Notice>
      <Notice tone="done">7 published.</Notice>
    </>
  );
}
