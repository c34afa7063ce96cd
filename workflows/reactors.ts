import type { Client } from '@temporalio/client'
import type { Kernel } from '../backend/kernel/kernel.ts'
import { doorsReactor, erasureReactor, reactor as accountsReactor, sessionsReactor } from './accounts/reactor.ts'
import { reactor as backupsReactor } from './backups/reactor.ts'
import { reactor as deliveriesReactor } from './deliveries/reactor.ts'
import { reactor as lifeReactor } from './life/reactor.ts'
import { signReactor } from './life/signReactor.ts'
import { recordingsErasureReactor } from './media/eraseReactor.ts'
import { reactor as mediaReactor } from './media/reactor.ts'
import { courtesyReactor } from './messages/courtesyReactor.ts'
import { demoLettersReactor } from './messages/demo.ts'
import { messagesErasureReactor } from './messages/eraseReactor.ts'
import { reactor as messagesReactor } from './messages/reactor.ts'
import { waitReactor } from './messages/waitReactor.ts'
import { demoPeopleReactor } from './recipients/demo.ts'
import { peopleErasureReactor } from './recipients/eraseReactor.ts'
import { reactor as recipientsReactor } from './recipients/reactor.ts'
import { readersErasureReactor } from './subscribers/eraseReactor.ts'
import { reactor as subscribersReactor } from './subscribers/reactor.ts'
import { conversationsErasureReactor } from './support/eraseReactor.ts'
import { openingReactor } from './support/openingReactor.ts'
import { reactor as supportReactor } from './support/reactor.ts'

/** What every event sets in motion, by the name of the checkpoint; each may be told the same event twice. */
export const reactorsOf = (kernel: Kernel, { workflow: temporal }: Pick<Client, 'workflow'>) => ({
  accounts: accountsReactor(temporal),
  doors: doorsReactor(kernel),
  sessions: sessionsReactor(kernel.db),
  erasure: erasureReactor(temporal),
  messagesErasure: messagesErasureReactor(temporal),
  peopleErasure: peopleErasureReactor(temporal),
  conversationsErasure: conversationsErasureReactor(temporal),
  readersErasure: readersErasureReactor(temporal),
  recordingsErasure: recordingsErasureReactor(temporal),
  demoPeople: demoPeopleReactor(kernel),
  demoLetters: demoLettersReactor(kernel),
  media: mediaReactor(temporal),
  recipients: recipientsReactor(temporal),
  life: lifeReactor(temporal),
  signs: signReactor(kernel),
  messages: messagesReactor(temporal),
  waits: waitReactor(temporal),
  courtesies: courtesyReactor(temporal),
  deliveries: deliveriesReactor(temporal),
  subscribers: subscribersReactor(temporal),
  support: supportReactor(temporal),
  opening: openingReactor(kernel),
  backups: backupsReactor(temporal),
})
