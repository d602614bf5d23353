import { useNotify } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { Stars } from '../../src/engine/cells/numberCells';
import { Flag } from '../../src/engine/cells/textCells';
import { CountBadge } from '../../src/ui/badges/CountBadge';
import { StatusBadge } from '../../src/ui/badges/StatusBadge';
import { Button } from '../../src/ui/buttons/Button';
import { CopyButton } from '../../src/ui/buttons/CopyButton';
import { Banner } from '../../src/ui/feedback/Banner';
import { EmptyState } from '../../src/ui/feedback/EmptyState';
import { ErrorBoundary } from '../../src/ui/feedback/ErrorBoundary';
import { ErrorState } from '../../src/ui/feedback/ErrorState';
import { ProgressBar } from '../../src/ui/feedback/ProgressBar';
import { Skeleton } from '../../src/ui/feedback/Skeleton';
import { Icon, type IconName } from '../../src/ui/icons/Icon';
import { iconPaths } from '../../src/ui/icons/iconPaths';
import { Spinner } from '../../src/ui/icons/Spinner';
import { Avatar } from '../../src/ui/images/Avatar';
import { Thumbnail } from '../../src/ui/images/Thumbnail';
import { Checkbox } from '../../src/ui/inputs/Checkbox';
import { Select } from '../../src/ui/inputs/Select';
import { TextBox } from '../../src/ui/inputs/TextBox';
import { BackButton } from '../../src/ui/navigation/BackButton';
import { ExternalLink } from '../../src/ui/navigation/ExternalLink';
import { Modal } from '../../src/ui/overlays/Modal';
import { Kbd } from '../../src/ui/text/Kbd';
import { RelativeTime } from '../../src/ui/text/RelativeTime';
import styles from './gallery.module.css';

const iconNames = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

/** Every UI component in its states. */
export function Pieces() {
  return (
    <main className={styles.page}>
      <h1>Pieces</h1>
      <Buttons />
      <Group>
        <StatusBadge tone="waiting">Pending</StatusBadge>
        <StatusBadge tone="done">Published</StatusBadge>
        <StatusBadge tone="refused">Rejected</StatusBadge>
        <StatusBadge tone="featured">Featured</StatusBadge>
        <StatusBadge tone="neutral">Draft</StatusBadge>
        <CountBadge value={24} />
        <CountBadge value={1204} waiting />
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
        <Kbd keys={['ctrl', 'k']} />
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
  const notify = useNotify();
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
          notify('2 reviews published.', { type: 'success', action: { label: 'Undo', run: () => undefined } });
          notify('Could not publish “Runs small”: the server failed.', { type: 'error' });
          notify('Export is ready.');
        }}
      >
        Toasts
      </Button>
      {dialog === 'form' && (
        <Modal title="Save view" onCancel={close} onSubmit={close} submitLabel="Save" error="This name is taken.">
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
      <Banner tone="info" title="Setup is pending" action={<Button size="small">Open</Button>}>
        We are importing your reviews.
      </Banner>
      <Banner tone="waiting" title="24 reviews to moderate" />
      <Banner tone="danger" title="3 could not be published">
        The server failed.
      </Banner>
      <Banner tone="done">7 published.</Banner>
    </>
  );
}
