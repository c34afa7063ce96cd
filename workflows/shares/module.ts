import type { WorkModule } from '../kernel/module.ts'
import { onErasure } from '../kernel/onErasure.ts'
import { demoLinkReactor } from './demo.ts'
import { endReactor } from './endReactor.ts'
import { erasingLinks } from './erase.ts'
import { endLinks } from './eraseWorkflow.ts'
import { reactor } from './reactor.ts'
import { sharesTellings } from './tellings.ts'

export const shares: WorkModule = {
  reactors: (_, temporal) => ({ shares: reactor(temporal), familyLinks: endReactor(temporal) }),
  activities: { mail: erasingLinks },
  tellings: { of: 'safety', rows: sharesTellings },
  workflows: { endLinks: 'run', endMemberLinks: 'run', endFamilyLinks: 'run' },
  erasure: { part: 'links', reactors: (temporal) => ({ linksErasure: onErasure(temporal, endLinks, 'links') }) },
  demo: (kernel) => ({ demoLink: demoLinkReactor(kernel) }),
}
