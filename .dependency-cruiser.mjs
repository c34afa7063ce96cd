const M = '^backend/modules/([^/]+)/'
const TEST = '[.]test[.]tsx?$|/testing/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contract-is-a-leaf',
      comment: "The web shares contracts: they import valibot and the kernel's contract, text and refusals only.",
      severity: 'error',
      from: { path: `${M}contract[.]ts$` },
      to: {
        pathNot:
          '^backend/kernel/(contract|text|identity/(proof|roles)|log/stoppedAt|words/(bounded|refusals))[.]ts$|^backend/modules/$1/(contract|ingredients)/|node_modules/valibot',
      },
    },
    {
      name: 'contract-parts-are-leaves',
      comment: 'A contract that is a folder, one file a subject, is still one contract.',
      severity: 'error',
      from: { path: `${M}contract/` },
      to: {
        pathNot:
          '^backend/kernel/(contract|text|identity/(proof|roles)|log/stoppedAt|words/(bounded|refusals))[.]ts$|^backend/modules/$1/(contract|ingredients)/|node_modules/valibot',
      },
    },
    {
      name: 'events-are-a-leaf',
      comment: 'What is stored forever depends on nothing that may change.',
      severity: 'error',
      from: { path: `${M}events[.]ts$` },
      to: { pathNot: '^backend/kernel/event[.]ts$' },
    },
    {
      name: 'decisions-are-pure',
      comment:
        'Decisions import their own module and contract, clocks, codes, decider, silence, tries, errors, event and words of the kernel: no npm, no node:.',
      severity: 'error',
      from: { path: `${M}(decide|decide/.+|next)[.]ts$`, pathNot: TEST },
      to: {
        pathNot: [
          '^backend/kernel/(errors|event|identity/(codes|roles)|log/(clocks|decider|silence|tries)|words/(folded|lineTimes|names|refusals|requireName))[.]ts$',
          '^backend/modules/$1/(?!queries|routes|answers)[a-zA-Z/]+[.]ts$',
        ],
      },
    },
    {
      name: 'decisions-read-nothing',
      comment: 'Nor do they reach a database or a request, through whatever neighbour.',
      severity: 'error',
      from: { path: `${M}(decide|decide/.+|next)[.]ts$`, pathNot: TEST },
      to: { path: '^backend/kernel/(db|http/request)[.]ts$', reachable: true },
    },
    {
      name: 'readings-are-leaves',
      comment:
        "What others may read of a module's events is made of its own module and a few pure files of the kernel.",
      severity: 'error',
      from: { path: `${M}reading[.]ts$` },
      to: {
        pathNot: [
          '^backend/kernel/(event|text|identity/roles|log/decider|words/names)[.]ts$',
          '^backend/modules/$1/(?!queries|routes|answers)[a-zA-Z/]+[.]ts$',
        ],
      },
    },
    {
      name: 'readings-read-nothing',
      comment: 'Nor does it reach a database or a request through them: others hand it what they have read.',
      severity: 'error',
      from: { path: `${M}reading[.]ts$` },
      to: { path: '^backend/kernel/(db|http/request)[.]ts$', reachable: true },
    },
    {
      name: 'modules-meet-in-events',
      comment:
        "A module imports another module's events.ts, and reading.ts for what they mean, and nothing else of it.",
      severity: 'error',
      from: { path: M, pathNot: TEST },
      to: {
        path: '^backend/modules/',
        pathNot: ['^backend/modules/$1/', '^backend/modules/[^/]+/(events|reading)[.]ts$'],
      },
    },
    {
      name: 'module-shapes-are-listed',
      comment: 'What a module publishes of itself is read from the list alone (ADR 0052).',
      severity: 'error',
      from: { path: '^', pathNot: '^(backend/modules|projections|workflows)/index[.]ts$' },
      to: { path: '^(backend/modules|projections|workflows)/[^/]+/module[.]ts$', pathNot: '^workflows/kernel/' },
    },
    {
      name: 'lists-are-for-roots',
      comment: 'The lists of modules know them all, so no module and no workflow may know the lists.',
      severity: 'error',
      from: { path: '^(backend|projections|workflows)/[^/]+/', pathNot: TEST },
      to: { path: '^(backend/modules|projections|workflows)/index[.]ts$' },
    },
    {
      name: 'ingredients-stand-alone',
      comment: 'Reading and scaling what a recipe needs is the same in the browser and here: it imports nothing.',
      severity: 'error',
      from: { path: '^backend/modules/recipes/ingredients/', pathNot: TEST },
      to: { pathNot: '^backend/modules/recipes/ingredients/' },
    },
    {
      name: 'gedcom-stands-alone',
      comment: 'The reader and writer of family trees could be published: they know nothing of the product.',
      severity: 'error',
      from: { path: '^backend/modules/records/gedcom/' },
      to: {
        path: '^(backend|web|projections|workflows|stack|tests)/',
        pathNot: '^backend/modules/records/gedcom/',
      },
    },
    {
      name: 'backend-looks-inward',
      severity: 'error',
      from: { path: '^backend/', pathNot: TEST },
      to: { path: '^(web|workflows|projections|stack|tests)/' },
    },
    {
      name: 'kernel-knows-no-module',
      severity: 'error',
      from: { path: '^backend/kernel/' },
      to: { path: '^backend/modules/' },
    },
    {
      name: 'projections-read-events',
      comment: 'And what a module says that its events mean.',
      severity: 'error',
      from: { path: '^projections/', pathNot: TEST },
      to: {
        path: '^(backend|web|workflows|stack|tests)/',
        pathNot: ['^backend/kernel/', '^backend/modules/[^/]+/(events|reading)[.]ts$'],
      },
    },
    {
      name: 'workflows-stay-home',
      comment:
        'workflows/<m> knows its own module (not its routes or pages), and of others the events and what they mean.',
      severity: 'error',
      from: { path: '^workflows/([^/]+)/', pathNot: [TEST, '^workflows/reconcile/'] },
      to: {
        path: '^backend/modules/|^(web|projections|stack|tests)/',
        pathNot: [
          '^backend/modules/$1/(?!routes|pages|answers[.]ts|[a-z]+/(routes|pages))',
          '^backend/modules/[^/]+/(events|reading)[.]ts$',
        ],
      },
    },
    {
      name: 'workflow-is-deterministic',
      comment:
        "A workflow runs its SDK and the kernel's helpers; of all else it knows types (a test bundles each queue).",
      severity: 'error',
      from: { path: '^workflows/[^/]+/(workflow|[a-z]+Workflow)[.]ts$' },
      to: {
        dependencyTypesNot: ['type-only'],
        pathNot: ['node_modules/@temporalio/(workflow|common)', '^workflows/kernel/'],
      },
    },
    {
      name: 'stack-stands-alone',
      severity: 'error',
      from: { path: '^stack/', pathNot: TEST },
      to: { path: '^(backend|web|projections|workflows|tests)/' },
    },
    {
      name: 'nobody-imports-the-stack',
      severity: 'error',
      from: { path: '^(backend|web|projections|workflows)/' },
      to: { path: '^stack/' },
    },
    {
      name: 'event-node-is-an-island',
      severity: 'error',
      from: { path: '^stack/event-node/', pathNot: TEST },
      to: { path: '^(backend|web|projections|workflows|stack|tests)/', pathNot: '^stack/event-node/' },
    },
    {
      name: 'nobody-imports-the-event-node',
      severity: 'error',
      from: { path: '^', pathNot: '^stack/event-node/' },
      to: { path: '^stack/event-node/' },
    },
    {
      name: 'delivery-knows-no-plan',
      severity: 'error',
      from: { path: '^(backend/modules|projections|workflows)/(messages|deliveries|life|recipients|media|capsules)/' },
      to: { path: '/billing/' },
    },
    {
      name: 'web-imports-contracts',
      severity: 'error',
      from: { path: '^web/', pathNot: TEST },
      to: {
        path: '^(backend|projections|workflows|stack|tests)/',
        pathNot:
          '^backend/(modules/[^/]+/contract|kernel/(contract|text|identity/roles|page/strips|words/(capital|names|refusals|transcript|zones)))[.]ts$|^backend/modules/[^/]+/contract/|^backend/modules/recipes/ingredients/',
      },
    },
    {
      name: 'web-modules-are-strangers',
      severity: 'error',
      from: { path: '^web/modules/([^/]+)/' },
      to: { path: '^web/modules/', pathNot: '^web/modules/$1/' },
    },
    {
      name: 'ui-knows-no-module',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^web/(modules|app)/' },
    },
    {
      name: 'one-event-store-client',
      comment: "The client library's pitfalls are handled in one place.",
      severity: 'error',
      from: {
        path: '^',
        pathNot: ['^backend/kernel/log/(eventStore|follow|stored)[.]ts$', '^stack/event-node/', TEST],
      },
      to: { path: '@eventstore/db-client' },
    },
    {
      name: 'the-bench-stays-apart',
      comment: 'What measures for hours, and what it is measured against, belongs to no product and to no test.',
      severity: 'error',
      from: { path: '^', pathNot: '^tests/bench/' },
      to: { path: '^tests/bench/|node_modules/(pg-boss|@dbos-inc)/' },
    },
    {
      name: 'specs-play-slowed',
      comment: 'At night each spec has a slower page: tests/support/browserTest.ts has all that Playwright has.',
      severity: 'error',
      from: { path: '[.]spec[.]ts$' },
      to: { path: '@playwright/test' },
    },
    {
      name: 'no-cycles',
      comment: 'What is imported late may know who asked for it: a page knows the links of all pages.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
  ],
  // The parser that tells an import of types from one of values.
  options: { parser: 'swc', doNotFollow: { path: 'node_modules' }, exclude: { path: '^dist|^[.]data' } },
}
