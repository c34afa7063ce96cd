import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export const registry = new Registry()
collectDefaultMetrics({ register: registry })
const counter = (name: string, help: string, labelNames: string[] = []) =>
  new Counter({ name: `everhearth_${name}`, help, labelNames, registers: [registry] })

export const metrics = {
  appliedEvents: counter('applied_events_total', 'Events a subscription has applied', ['subscription']),
  foreignEvents: counter('foreign_events_total', 'Events in our streams that are not ours', ['subscription']),
  statements: counter('statements_total', 'Statements sent to Postgres'),
  staleAnswers: counter('stale_answers_total', 'Commands answered before their read tables had them', ['module']),
  mails: counter('mails_total', 'Emails by outcome', ['kind', 'outcome']),
  reconciled: counter('reconciled_total', 'Differences between streams and workflows that a sweep found', ['kind']),
  clockSkews: counter('clock_skews_total', 'Timed steps not taken because the two clocks disagree'),
  returnedMails: counter('returned_mails_total', 'Returned emails that staff should look at', ['kind']),
  faults: counter('faults_total', 'What must not happen and was stopped', ['kind']),
  mediaAudits: counter('media_audits_total', 'Recordings that were read again, by what was found', ['found']),
  requests: new Histogram({
    name: 'everhearth_http_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  }),
}
