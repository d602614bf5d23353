/** All that every page of an open shop needs, in one piece: it is loaded once somebody is signed in. */
export { EntityList } from '../engine/EntityList';
export { SiteContexts } from '../session/SiteContexts';
export { createSiteClients } from '../session/siteClients';
export { FullScreen } from './FullScreen';
export { Shell } from './Shell';
