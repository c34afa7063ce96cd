// The sentences of every contract that refuses in words of its own, one line a module. They come late as one script, and
// modules without pages have them too: hence not in the web's module.ts, which stands in the first script.
export { commonSentences } from '../../backend/kernel/words/refusals.ts'
export { sentences as accounts } from '../../backend/modules/accounts/contract/refusals.ts'
export { sentences as backups } from '../../backend/modules/backups/contract/refusals.ts'
export { sentences as deliveries } from '../../backend/modules/deliveries/contract/refusals.ts'
export { sentences as life } from '../../backend/modules/life/contract/refusals.ts'
export { sentences as media } from '../../backend/modules/media/contract/refusals.ts'
export { sentences as messages } from '../../backend/modules/messages/contract/refusals.ts'
export { sentences as recipients } from '../../backend/modules/recipients/contract/refusals.ts'
export { sentences as reviews } from '../../backend/modules/reviews/contract/refusals.ts'
export { sentences as stories } from '../../backend/modules/stories/contract/refusals.ts'
export { sentences as subscribers } from '../../backend/modules/subscribers/contract/refusals.ts'
export { sentences as support } from '../../backend/modules/support/contract/refusals.ts'
