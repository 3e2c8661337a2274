import cors from "@fastify/cors";
import { contract } from "@prepfeed/contract/contract";
import type { GrammarChecker } from "@prepfeed/text-tools/grammar/checker";
import Fastify, { type FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Ai } from "./ai/ai.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { accountRoutes } from "./features/account/account.routes.ts";
import type { DeletionQueue } from "./features/account/deletion-queue.service.ts";
import { requestEmailChange } from "./features/account/email-change.service.ts";
import { activityRoutes } from "./features/activity/activity.routes.ts";
import { assistantRoutes } from "./features/assistant/assistant.routes.ts";
import { auditRoutes } from "./features/audit/audit.routes.ts";
import { authRoutes } from "./features/auth/auth.routes.ts";
import { capabilitiesRoutes } from "./features/capabilities/capabilities.routes.ts";
import { commentsRoutes } from "./features/comments/comments.routes.ts";
import { dashboardRoutes } from "./features/dashboard/dashboard.routes.ts";
import { deviceKeysRoutes } from "./features/device-keys/device-keys.routes.ts";
import { disputesRoutes } from "./features/disputes/disputes.routes.ts";
import { draftsRoutes } from "./features/drafts/drafts.routes.ts";
import { explanationsRoutes } from "./features/explanations/explanations.routes.ts";
import { feedRoutes } from "./features/feed/feed.routes.ts";
import { followsRoutes } from "./features/follows/follows.routes.ts";
import { goalsRoutes } from "./features/goals/goals.routes.ts";
import { healthRoutes } from "./features/health/health.routes.ts";
import { hidingRoutes } from "./features/hiding/hiding.routes.ts";
import { leaderboardRoutes } from "./features/leaderboard/leaderboard.routes.ts";
import { mockTestsRoutes } from "./features/mock-tests/mock-tests.routes.ts";
import { moderationRoutes } from "./features/moderation/moderation.routes.ts";
import { refuseSuspended } from "./features/moderation/strikes.service.ts";
import { liveEvents } from "./features/notifications/live.service.ts";
import { notificationsRoutes } from "./features/notifications/notifications.routes.ts";
import { packsRoutes } from "./features/packs/packs.routes.ts";
import { paperQuestionsRoutes } from "./features/paper-questions/paper-questions.routes.ts";
import { passkeysRoutes } from "./features/passkeys/passkeys.routes.ts";
import type { Passwords } from "./features/passwords/passwords.service.ts";
import { describePost } from "./features/posts/describe-post.service.ts";
import { postsRoutes } from "./features/posts/posts.routes.ts";
import { practiceRoutes } from "./features/practice/practice.routes.ts";
import { profileRoutes } from "./features/profile/profile.routes.ts";
import type { AnswerRollup } from "./features/progress/answer-rollup.service.ts";
import { progressRoutes } from "./features/progress/progress.routes.ts";
import { providersRoutes } from "./features/providers/providers.routes.ts";
import type { Providers } from "./features/providers/providers.service.ts";
import { pushRoutes } from "./features/push/push.routes.ts";
import { questionPicturesRoutes } from "./features/question-pictures/question-pictures.routes.ts";
import { questionsRoutes } from "./features/questions/questions.routes.ts";
import { readinessRoutes } from "./features/readiness/readiness.routes.ts";
import { recoveryRoutes } from "./features/recovery/recovery.routes.ts";
import type { Regrades } from "./features/regrade/regrade.service.ts";
import { remindersRoutes } from "./features/reminders/reminders.routes.ts";
import { reportsRoutes } from "./features/reports/reports.routes.ts";
import { describeSite } from "./features/search-engines/describe-site.service.ts";
import { searchEnginesRoutes } from "./features/search-engines/search-engines.routes.ts";
import { secondFactorRoutes } from "./features/second-factor/second-factor.routes.ts";
import type { HashAddress } from "./features/sessions/address-hash.ts";
import { findViewer, livingSessions, livingSessionsOf } from "./features/sessions/sessions.service.ts";
import type { Tokens } from "./features/sessions/tokens.ts";
import { describeResult } from "./features/shared-results/describe-result.service.ts";
import { sharedResultsRoutes } from "./features/shared-results/shared-results.routes.ts";
import { statisticsRoutes } from "./features/statistics/statistics.routes.ts";
import { studyBadgesRoutes } from "./features/study-badges/study-badges.routes.ts";
import { studyPlansRoutes } from "./features/study-plans/study-plans.routes.ts";
import { textsRoutes } from "./features/texts/texts.routes.ts";
import { todayRoutes } from "./features/today/today.routes.ts";
import { describeTopic } from "./features/topics/describe-topic.service.ts";
import { topicsRoutes } from "./features/topics/topics.routes.ts";
import { tutorRoutes } from "./features/tutor/tutor.routes.ts";
import { hasConfirmedEmail } from "./features/users/accounts.service.ts";
import { usersRoutes } from "./features/users/users.routes.ts";
import { userExists } from "./features/users/users.service.ts";
import type { Background } from "./foundation/background.ts";
import type { SecretBox } from "./foundation/secret-box.ts";
import { authenticateWith } from "./http/authenticate.ts";
import { acceptBodies, MAX_JSON_BYTES } from "./http/body-parsers.ts";
import { refuseBrokenRequest, refuseRepeatedHost } from "./http/broken-requests.ts";
import { closeAfterReplies } from "./http/close-after-replies.ts";
import { compressReplies } from "./http/compress-replies.ts";
import { serveDocumentation } from "./http/documentation.ts";
import { handleErrors, refuseAddress } from "./http/error-handler.ts";
import { shedLoad } from "./http/overload.ts";
import type { DescribePage } from "./http/page-head.ts";
import { requestIds } from "./http/request-ids.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import { createServe } from "./http/serve.ts";
import { serveSharePictures } from "./http/share-pictures.ts";
import { inlineScriptsOf, serveFiles } from "./http/static.ts";
import type { Mailer } from "./mail/mailer.ts";
import { cardPainter } from "./pictures/draw-card.ts";
import type { PictureStore } from "./pictures/picture-store.ts";
import type { OwnWrites } from "./shared-state/own-writes.ts";
import type { RateLimiter } from "./shared-state/rate-limiter.ts";
import type { SharedState } from "./shared-state/shared-state.ts";

/** Everything the features need from outside, opened by `product.ts` or by a test. */
export interface Deps {
  db: Database;
  /** Only with replicas. */
  replicas?: { recent: Database; ownWrites: OwnWrites } | undefined;
  state: SharedState;
  limiter: RateLimiter;
  mailer: Mailer;
  background: Background;
  passwords: Passwords;
  tokens: Tokens;
  hashAddress: HashAddress;
  secretBox: SecretBox;
  providers: Providers;
  pictures: PictureStore;
  rollup: AnswerRollup;
  deletionQueue: DeletionQueue;
  regrades: Regrades;
  /** Absent if no AI provider is configured. */
  ai?: Ai;
  grammar: GrammarChecker;
  log: Logger;
  now: () => Date;
  version: string;
  publicUrl: string;
  /** Whether a new account must confirm its address before it may post or comment. */
  confirmEmail: boolean;
  /** Whether the demo account exists and may be shown. */
  demo: boolean;
  /** Milliseconds; requests beyond it get 503. 0 means no limit. */
  maxEventLoopDelay: number;
  /** Another process takes over, so connected clients must reconnect to that one. */
  retiring?: AbortSignal;
  folders: { web?: string };
  /** Set by tests only, whose push service is on the same machine. */
  pushesToLoopback?: boolean;
  config: Pick<
    Config,
    "corsOrigins" | "askAge" | "comments" | "offline" | "trustProxy" | "apiDocs" | "contact" | "help"
  >;
}

/** The whole server: one line per feature. */
export async function buildApp(deps: Deps, watch?: (app: FastifyInstance) => void): Promise<FastifyInstance> {
  const { config, db, log, version } = deps;
  const app = Fastify({
    loggerInstance: log,
    genReqId: requestIds(config.trustProxy),
    bodyLimit: MAX_JSON_BYTES,
    requestTimeout: 10_000,
    keepAliveTimeout: 5_000,
    connectionTimeout: 15_000,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: "idle",
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBrokenRequest,
  }) as unknown as FastifyInstance;

  watch?.(app);
  handleErrors(app);
  acceptBodies(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  refuseRepeatedHost(app);
  closeAfterReplies(app, deps.retiring);
  await setSecurityHeaders(app, {
    isHttps: deps.publicUrl.startsWith("https:"),
    inlineScripts: inlineScriptsOf(deps.folders.web),
  });
  compressReplies(app);
  if (config.corsOrigins.length > 0) await app.register(cors, { origin: config.corsOrigins });
  await shedLoad(app, deps.maxEventLoopDelay);

  const serve = createServe(app, {
    db,
    replicas: deps.replicas,
    limiter: deps.limiter,
    authenticate: authenticateWith((token, network) => findViewer(deps, token, network)),
    userExists: (id, viewerId) => userExists(db, id, viewerId),
    refuseSuspended: (id) => refuseSuspended(deps, id),
    hasConfirmedEmail: async (id) => !deps.confirmEmail || hasConfirmedEmail(db, id),
  });
  const live = liveEvents({ ...deps, livingSessions: (ids) => livingSessions(deps, ids) });
  // Otherwise they would prevent the server from closing.
  app.addHook("preClose", async () => live.close());
  deps.retiring?.addEventListener("abort", () => live.close());
  healthRoutes(serve, {
    db,
    version,
    corsOrigins: config.corsOrigins,
    comments: config.comments,
    askAge: config.askAge,
    contact: config.contact,
    help: config.help,
    providers: deps.providers.list,
    demo: deps.demo,
    retiring: deps.retiring,
  });
  authRoutes(serve, { ...deps, askAge: config.askAge });
  accountRoutes(serve, deps);
  deviceKeysRoutes(serve, deps);
  secondFactorRoutes(serve, deps);
  passkeysRoutes(serve, deps);
  recoveryRoutes(serve, deps);
  providersRoutes(serve, deps);
  profileRoutes(serve, {
    ...deps,
    requestEmailChange: (...change) => requestEmailChange(deps, ...change),
  });
  usersRoutes(serve, { ...deps, sessionsOf: (id) => livingSessionsOf(deps, id) });
  followsRoutes(serve, deps);
  hidingRoutes(serve, deps);
  questionsRoutes(serve, deps);
  statisticsRoutes(serve, deps);
  questionPicturesRoutes(serve, deps);
  tutorRoutes(serve, deps);
  postsRoutes(serve, deps);
  feedRoutes(serve, deps);
  commentsRoutes(serve, deps);
  notificationsRoutes(serve, { ...deps, live });
  pushRoutes(serve, deps);
  activityRoutes(serve, deps);
  leaderboardRoutes(serve, deps);
  practiceRoutes(serve, deps);
  studyPlansRoutes(serve, deps);
  goalsRoutes(serve, deps);
  todayRoutes(serve, deps);
  readinessRoutes(serve, deps);
  dashboardRoutes(serve, deps);
  studyBadgesRoutes(serve, deps);
  remindersRoutes(serve, deps);
  topicsRoutes(serve, deps);
  packsRoutes(serve, deps);
  mockTestsRoutes(serve, deps);
  paperQuestionsRoutes(serve, deps);
  sharedResultsRoutes(serve, deps);
  draftsRoutes(serve, deps);
  explanationsRoutes(serve, deps);
  textsRoutes(serve, deps);
  assistantRoutes(serve, deps);
  capabilitiesRoutes(serve, deps);
  progressRoutes(serve, deps);
  reportsRoutes(serve, deps);
  disputesRoutes(serve, deps);
  moderationRoutes(serve, deps);
  auditRoutes(serve, deps);

  if (config.apiDocs) await serveDocumentation(app, contract, version);
  const describePage: DescribePage = async (path, ip) =>
    describeSite(path) ??
    (await describePost(deps, path, ip)) ??
    (await describeResult(deps, path, ip)) ??
    describeTopic(path);
  searchEnginesRoutes(app, { ...deps, db: deps.replicas?.recent ?? db });
  serveSharePictures(app, { ...deps, describePage, drawCard: cardPainter() });
  await serveFiles(
    app,
    { ...deps.folders, isOffline: config.offline },
    {
      describePage,
      publicUrl: deps.publicUrl,
      readPicture: (...of) => deps.pictures.read(...of),
    },
  );
  return app;
}
