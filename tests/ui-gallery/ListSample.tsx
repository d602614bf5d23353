import { useState } from 'react';
import { Stars } from '../../src/engine/cells/numberCells';
import { CountBadge } from '../../src/ui/badges/CountBadge';
import { FilterChip } from '../../src/ui/badges/FilterChip';
import { StatusBadge } from '../../src/ui/badges/StatusBadge';
import { Button } from '../../src/ui/buttons/Button';
import { IconButton } from '../../src/ui/buttons/IconButton';
import { Avatar } from '../../src/ui/images/Avatar';
import { Thumbnail } from '../../src/ui/images/Thumbnail';
import { Checkbox } from '../../src/ui/inputs/Checkbox';
import { SearchBox } from '../../src/ui/inputs/SearchBox';
import { Select } from '../../src/ui/inputs/Select';
import { PageHeader } from '../../src/ui/layout/PageHeader';
import { Pager } from '../../src/ui/lists/Pager';
import { NavigationLink } from '../../src/ui/navigation/NavigationLink';
import { TabBar } from '../../src/ui/navigation/TabBar';
import { Menu } from '../../src/ui/overlays/Menu';
import { Popover } from '../../src/ui/overlays/Popover';
import { RelativeTime } from '../../src/ui/text/RelativeTime';
import styles from './gallery.module.css';

const nothing = () => undefined;
const entries = [
  { key: 'feature', label: 'Feature', hint: 'f', onSelect: nothing },
  { key: 'copy', label: 'Copy link', disabled: true, onSelect: nothing },
  { key: 'delete', label: 'Delete', danger: true, onSelect: nothing },
];

/** A sample list composed of the UI components. */
export function ListSample() {
  const [search, setSearch] = useState('');
  return (
    <div className={styles.shell}>
      <nav className={styles.side} aria-label="Menu">
        <NavigationLink to="/" end icon="home">
          Dashboard
        </NavigationLink>
        <NavigationLink to="/customers" icon="person">
          Customers
        </NavigationLink>
        <NavigationLink to="/rewards" icon="gift" count={<CountBadge value={9} />}>
          Rewards
        </NavigationLink>
        <NavigationLink to="/product-reviews" icon="message" count={<CountBadge value={24} />}>
          Product reviews
        </NavigationLink>
      </nav>
      <main className={styles.main}>
        <PageHeader
          title="Product reviews"
          subtitle="4,218 reviews · 4.6 on average"
          actions={
            <>
              <Button>Import</Button>
              <Button>Add review</Button>
              <Button kind="primary" shortcut="m">
                Moderate 24
              </Button>
            </>
          }
        />
        <section className={styles.sheet} aria-label="Reviews">
          <TabBar
            label="Views"
            tabs={[
              { key: 'all', label: 'All', count: 4218, to: '/', current: true },
              { key: 'pending', label: 'Pending', count: 24, to: '/', current: false },
              { key: 'published', label: 'Published', count: 4190, to: '/', current: false },
            ]}
          >
            <IconButton label="Save view" icon="plus" />
          </TabBar>
          <div className={styles.tools}>
            <SearchBox
              label="Search"
              placeholder="Search reviews, customers, products"
              value={search}
              onChange={setSearch}
              onClear={() => setSearch('')}
            />
            <FilterChip label="Rating: 5, 4" onClick={nothing} onRemove={nothing} />
            <Popover label="Filter" trigger="Filter" icon="plus" kind="dashed">
              <Checkbox label="5 stars" showLabel />
            </Popover>
            <span className={styles.grow} />
            <Menu
              label="Sort: Newest first"
              trigger="Newest first"
              kind="quiet"
              align="end"
              entries={[
                { key: 'new', label: 'Newest first', checked: true, onSelect: nothing },
                { key: 'best', label: 'Best first', checked: false, onSelect: nothing },
              ]}
            />
            <Button kind="quiet">Columns</Button>
            <Button kind="quiet">Export</Button>
          </div>
          {[5, 2, 4, 1].map((rating, index) => (
            <div key={rating} className={`${styles.row} ${index < 2 ? styles.selected : ''}`}>
              <Checkbox label="Select" checked={index < 2} onChange={nothing} />
              <Stars rating={rating} />
              <div className={styles.grow}>
                <strong>Soft, warm, and the colour is exact</strong>
                <p>I wear it every day since it came. The sleeves are a little long for me.</p>
                <Thumbnail src="data:none" label="Sleeve" />
              </div>
              <div>
                <p>Wool cardigan</p>
                <p className={styles.second}>Amélie Fournier · FR</p>
              </div>
              <div>
                <StatusBadge tone={index < 2 ? 'waiting' : 'done'}>{index < 2 ? 'Pending' : 'Published'}</StatusBadge>{' '}
                {index === 3 && <StatusBadge tone="featured">Featured</StatusBadge>}
                <p className={styles.second}>
                  <RelativeTime instant={new Date(Date.now() - (index + 1) * 1.8e6).toISOString()} />
                </p>
              </div>
              <Button size="small">Publish</Button>
              <Button size="small">Reply</Button>
              <Menu label="More actions for this review" icon="more" align="end" entries={entries} />
            </div>
          ))}
          <Pager page={0} pages={422} hasNext onPrevious={nothing} onNext={nothing}>
            <Select
              label="Rows"
              showLabel
              quiet
              value="10"
              options={[{ value: '10', label: '10' }]}
              onChange={nothing}
            />
          </Pager>
        </section>
        <Avatar name="Amélie Fournier" />
      </main>
    </div>
  );
}
