import { readFileSync } from 'node:fs';
import type { App } from 'json-server';
import jsonServer from 'json-server';
import type { AppOptions } from './appOptions';
import { registry } from './appOptions';
import type { Backend } from './backend';
import { openControls } from './controls/openControls';
import { allowOrigins } from './cors';
import { executableSchema } from './graphql/executableSchema';
import { graphqlEndpoint } from './graphql/graphqlEndpoint';
import { answerLate, failSometimes } from './misbehave';
import { openStore } from './openStore';
import { createOptionalCalls } from './optionalCalls';
import { answerProblem, Problem } from './problem';
import { requireSite } from './requireToken';
import { authRoutes } from './routes/authRoutes';
import { catalogueRoutes } from './routes/catalogueRoutes';
import { customerRoutes } from './routes/customerRoutes';
import { dictionaryRoutes } from './routes/dictionaryRoutes';
import { entityRoutes } from './routes/entityRoutes';
import { importRoutes } from './routes/importRoutes';
import { invitationRoutes } from './routes/invitationRoutes';
import { mediaRoutes } from './routes/mediaRoutes';
import { plainRoutes } from './routes/plainRoutes';
import { pointsRoutes } from './routes/pointsRoutes';
import { programRoutes } from './routes/programRoutes';
import { reviewRoutes } from './routes/reviewRoutes';
import { settingsRoutes } from './routes/settingsRoutes';
import { smallRoutes } from './routes/smallRoutes';
import { statsRoutes } from './routes/statsRoutes';
import { templateRoutes } from './routes/templateRoutes';
import { writeRules } from './rules';
import { createTokens } from './tokens';
import { uploadedFiles } from './uploads/uploadedFiles';
import { createUploadPolicies } from './uploads/uploadPolicy';
import { signingRoute, storageRoutes } from './uploads/uploadRoutes';

/** A fixture backend that is ready to listen. */
export interface FixtureBackend {
  app: App;
  /** Everything is ready when createApp returns; kept for callers that wait. */
  ready: Promise<void>;
  /** Lets go of the file. */
  close(): void;
}

/**
 * The fixture backend: every call of the contract that it knows, over made-up shops.
 * @throws Error with a text for people when an option, the file or an entity cannot be used
 */
export function createApp(options: AppOptions = {}): FixtureBackend {
  const entities = options.entities ?? registry;
  const seed = options.seed ?? 1;
  const schema = executableSchema(
    options.schema ?? readFileSync(new URL('schema.graphql', import.meta.url), 'utf8'),
    entities,
  );
  const opened = openStore(options, entities);
  const now = () => new Date(options.now ?? Date.now()).toISOString();
  const files = uploadedFiles(typeof options.db === 'string' ? `${options.db}.uploads` : null, options.reset === true);
  const policies = createUploadPolicies(seed);
  const backend: Backend = { entities, store: opened.store, tokens: createTokens(seed), now };

  const app = jsonServer.create();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('json spaces', 0);
  app.use(allowOrigins(options.origins ?? []));
  app.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  for (const read of jsonServer.bodyParser) app.use(read);
  const optional = createOptionalCalls(options.without ?? []);
  if (options.controls === true) openControls(app, { backend, optional, files, reseed: opened.reseed });
  if (options.latency !== undefined && options.latency > 0) app.use(answerLate(options.latency, seed));
  if (options.failRate !== undefined && options.failRate > 0) app.use(failSometimes(options.failRate, seed));

  storageRoutes(app, policies, files, backend);
  mediaRoutes(app);
  authRoutes(app, backend);
  invitationRoutes(app, backend);
  app.use('/admin', requireSite(backend.tokens));
  app.post('/admin/graphql', graphqlEndpoint(schema, backend.store));
  app.use(optional.check);
  signingRoute(app, policies, backend);
  catalogueRoutes(app, backend);
  settingsRoutes(app, backend);
  plainRoutes(app, backend);
  programRoutes(app, backend);
  dictionaryRoutes(app, backend);
  templateRoutes(app, backend);
  statsRoutes(app, backend);
  smallRoutes(app, backend);
  customerRoutes(app, backend);
  pointsRoutes(app, backend);
  importRoutes(app, backend);
  for (const entity of entities) {
    if (entity.name === 'product-reviews') reviewRoutes(app, entity, backend);
    entityRoutes(app, entity, writeRules[entity.name] ?? {}, backend);
  }
  app.use((request) => {
    throw new Problem(404, `There is no ${request.method} ${request.path}.`);
  });
  app.use(answerProblem);
  return { app, ready: Promise.resolve(), close: opened.close };
}
