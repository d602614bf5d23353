import type { App } from 'json-server';
import jsonServer from 'json-server';
import { createAccounts } from './accounts';
import type { AppOptions } from './appOptions';
import { registry } from './appOptions';
import type { Backend } from './backend';
import { openControls } from './controls/openControls';
import { corsMiddleware } from './cors';
import { publishExchanges } from './exchanges';
import { latencyMiddleware, randomFailureMiddleware } from './faultInjection';
import { executableSchema } from './graphql/executableSchema';
import { graphqlEndpoint } from './graphql/graphqlEndpoint';
import { readSchema } from './graphql/readSchema';
import { errorHandler, HttpError } from './httpError';
import { openStore } from './openStore';
import { createOptionalCalls } from './optionalCalls';
import { createRejectedKeys } from './rejectedKeys';
import { requireSite } from './requireToken';
import { authRoutes } from './routes/authRoutes';
import { automationRoutes } from './routes/automationRoutes';
import { billingRoutes } from './routes/billingRoutes';
import { catalogRoutes } from './routes/catalogRoutes';
import { customerRoutes } from './routes/customerRoutes';
import { dictionaryRoutes } from './routes/dictionaryRoutes';
import { entityRoutes } from './routes/entityRoutes';
import { extensionRoutes } from './routes/extensionRoutes';
import { formRoutes } from './routes/formRoutes';
import { importRoutes } from './routes/importRoutes';
import { invitationRoutes } from './routes/invitationRoutes';
import { jsonServerRoutes } from './routes/jsonServerRoutes';
import { listRoutes } from './routes/listRoutes';
import { managerRoutes } from './routes/managerRoutes';
import { mediaRoutes } from './routes/mediaRoutes';
import { miscRoutes } from './routes/miscRoutes';
import { pointsRoutes } from './routes/pointsRoutes';
import { programRoutes } from './routes/programRoutes';
import { reviewRoutes } from './routes/reviewRoutes';
import { settingsRoutes } from './routes/settingsRoutes';
import { statsRoutes } from './routes/statsRoutes';
import { templateRoutes } from './routes/templateRoutes';
import { customerRules } from './rules/customers';
import { faqRules } from './rules/faq';
import { reviewRules } from './rules/reviews';
import { rewardRules } from './rules/rewards';
import type { WriteRules } from './rules/writeRules';
import { createTokens } from './tokens';
import { uploadedFiles } from './uploads/uploadedFiles';
import { createUploadPolicies } from './uploads/uploadPolicy';
import { signingRoute, storageRoutes } from './uploads/uploadRoutes';

/** Rules by entity name. Entities without rules follow their declaration. */
const rulesByEntity: Readonly<Record<string, WriteRules>> = {
  customers: customerRules,
  'product-reviews': reviewRules,
  faq: faqRules,
  rewards: rewardRules,
};

/** Mock server, ready to listen. */
export interface MockServer {
  app: App;
  /** Always resolved: createApp is synchronous. */
  ready: Promise<void>;
  /** Releases the database file. */
  close(): void;
}

/**
 * Creates the mock server: the calls of the contract, with generated sites.
 * @throws Error with a readable message if an option, the database file, or an entity is invalid
 */
export function createApp(options: AppOptions = {}): MockServer {
  const entities = options.entities ?? registry;
  const seed = options.seed ?? 1;
  const schema = executableSchema(options.schema ?? readSchema(), entities);
  const opened = openStore(options, entities);
  const now = () => new Date(options.now ?? Date.now()).toISOString();
  const files = uploadedFiles(typeof options.db === 'string' ? `${options.db}.uploads` : null, options.reset === true);
  const policies = createUploadPolicies(seed);
  const backend: Backend = {
    entities,
    store: opened.store,
    tokens: createTokens(seed),
    accounts: createAccounts(),
    now,
  };

  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('json spaces', 0);
  app.use(corsMiddleware(options.origins ?? []));
  app.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    // The console corrects its clock by it.
    response.set('Date', new Date(now()).toUTCString());
    next();
  });
  for (const read of jsonServer.bodyParser) app.use(read);
  app.use(publishExchanges);
  const optional = createOptionalCalls(options.without ?? []);
  const settingKeys = createRejectedKeys();
  if (options.controls === true) openControls(app, { backend, optional, settingKeys, files, reseed: opened.reseed });
  if (options.latency !== undefined && options.latency > 0) app.use(latencyMiddleware(options.latency, seed));
  if (options.failRate !== undefined && options.failRate > 0) app.use(randomFailureMiddleware(options.failRate, seed));

  storageRoutes(app, policies, files, backend);
  mediaRoutes(app);
  authRoutes(app, backend);
  invitationRoutes(app, backend);
  app.use('/admin', requireSite(backend.tokens));
  app.post('/admin/graphql', graphqlEndpoint(schema, backend.store));
  extensionRoutes(app, backend, options.routes);
  app.use(optional.check);
  signingRoute(app, policies, backend);
  catalogRoutes(app, backend);
  settingsRoutes(app, backend, settingKeys);
  managerRoutes(app, backend);
  billingRoutes(app, backend);
  formRoutes(app, backend);
  automationRoutes(app, backend);
  jsonServerRoutes(app, backend);
  programRoutes(app, backend);
  dictionaryRoutes(app, backend);
  templateRoutes(app, backend);
  statsRoutes(app, backend, optional);
  miscRoutes(app, backend);
  customerRoutes(app, backend);
  pointsRoutes(app, backend);
  importRoutes(app, backend);
  for (const entity of entities) {
    if (entity.name === 'product-reviews') reviewRoutes(app, entity, backend);
    listRoutes(app, entity, backend);
    entityRoutes(app, entity, rulesByEntity[entity.name] ?? {}, backend);
  }
  app.use((request) => {
    throw new HttpError(404, `There is no ${request.method} ${request.path}.`);
  });
  app.use(errorHandler);
  return { app, ready: Promise.resolve(), close: opened.close };
}
