import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { formatFileSize } from '../../lib/format/formatFileSize';
import { getStoredItem, getStoredKeys } from '../../lib/storage/browserStorage';
import { getTabItem, getTabKeys } from '../../lib/storage/tabStorage';
import { useConfig, useSession, useSessionState } from '../../session/SessionContext';
import { currentColorScheme } from '../../theme/currentColorScheme';
import { Button } from '../../ui/buttons/Button';
import { Card } from '../../ui/layout/Card';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Modal } from '../../ui/overlays/Modal';
import { useAdminTarget } from '../adminTarget';
import styles from '../SystemAdmin.module.css';
import { flattenConfig } from './flattenConfig';
import { findBuildName, measureStorage, type StorageUse } from './storageUse';
import { readTokenTimes } from './tokenTimes';

/** Session, configuration, build and storage of this browser. No token is ever shown. */
export default function SessionPage() {
  const translate = useTranslate();
  const [isLeaving, setLeaving] = useState(false);
  const { signOut } = useSession();
  return (
    <div className={styles.content}>
      <PageHeader
        title={translate('systemAdmin.tabs.session')}
        actions={
          <Button kind="danger" onClick={() => setLeaving(true)}>
            {translate('systemAdmin.signOut.action')}
          </Button>
        }
      />
      <SessionFacts />
      <ConfigFacts />
      <BrowserFacts />
      {isLeaving && (
        <Modal
          danger
          title={translate('systemAdmin.signOut.title')}
          submitLabel={translate('systemAdmin.signOut.action')}
          onCancel={() => setLeaving(false)}
          onSubmit={() => signOut(true)}
        >
          <p>{translate('systemAdmin.signOut.text')}</p>
        </Modal>
      )}
    </div>
  );
}

function SessionFacts() {
  const translate = useTranslate();
  const locale = useLocale();
  const state = useSessionState();
  const { stored } = useSession();
  const { token, siteId } = useAdminTarget();
  const current = token();
  const times = readTokenTimes(current ?? '');
  const formatTime = (time: number | null) =>
    time === null ? translate('systemAdmin.fact.notStated') : new Date(time).toLocaleString(locale);
  const session = stored.read();
  const site = state.kind === 'ready' ? state.open.site.name : null;
  return (
    <Card title={translate('systemAdmin.fact.session')}>
      <Facts>
        <Fact name="state">{translate(`systemAdmin.state.${state.kind}`)}</Fact>
        <Fact name="user">{session?.userId}</Fact>
        <Fact name="store">{[site, siteId].filter(Boolean).join(' · ')}</Fact>
        <Fact name="stores">{Object.keys(session?.tokens ?? {}).length}</Fact>
        <Fact name="token">
          {translate(current === null ? 'systemAdmin.fact.tokenAbsent' : 'systemAdmin.fact.tokenPresent')}
        </Fact>
        <Fact name="issued">{formatTime(times.issuedAt)}</Fact>
        <Fact name="expires">{formatTime(times.expiresAt)}</Fact>
      </Facts>
    </Card>
  );
}

function ConfigFacts() {
  const translate = useTranslate();
  const config = useConfig();
  return (
    <Card title={translate('systemAdmin.fact.config')}>
      <dl className={styles.facts}>
        {flattenConfig(config).map(([key, value]) => (
          <FactRow key={key} name={<code dir="ltr">{key}</code>}>
            <code dir="ltr">{value}</code>
          </FactRow>
        ))}
      </dl>
    </Card>
  );
}

function BrowserFacts() {
  const translate = useTranslate();
  const locale = useLocale();
  const { stored } = useSession();
  const formatUse = ({ keys, bytes }: StorageUse) =>
    translate('systemAdmin.fact.use', { smart_count: keys, size: formatFileSize(bytes, locale) });
  const answer = (isTrue: boolean) => translate(isTrue ? 'systemAdmin.fact.yes' : 'systemAdmin.fact.no');
  return (
    <Card title={translate('systemAdmin.fact.browser')}>
      <Facts>
        <Fact name="build">{findBuildName() ?? translate('systemAdmin.fact.development')}</Fact>
        <Fact name="language">{locale}</Fact>
        <Fact name="scheme">{translate(`systemAdmin.fact.${currentColorScheme()}`)}</Fact>
        <Fact name="online">{answer(navigator.onLine)}</Fact>
        <Fact name="persistent">{answer(stored.isPersistent)}</Fact>
        <Fact name="local">{formatUse(measureStorage(getStoredKeys('console.'), getStoredItem))}</Fact>
        <Fact name="tab">{formatUse(measureStorage(getTabKeys(), getTabItem))}</Fact>
      </Facts>
    </Card>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <FactRow name={translate(`systemAdmin.fact.${name}`)}>
      <bdi>{children === '' || children === null || children === undefined ? '–' : children}</bdi>
    </FactRow>
  );
}

function FactRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
