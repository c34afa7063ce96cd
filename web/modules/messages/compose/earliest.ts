import { isDemoTime, siteSettings } from '../../../app/siteSettings.ts'
import { choiceAt, earliest, type Choice, type Terms } from '../plan.ts'

/** Room between now and the moment the person presses the button. */
const ROOM_MS = isDemoTime ? 30_000 : 3_600_000

/** The first date that leaves room for both notices, to the terms already chosen. */
export const earliestChoice = (now: Date, zone: string, terms?: Terms): Choice => ({
  ...choiceAt(new Date(earliest(now, siteSettings.dayMs).getTime() + ROOM_MS), zone, isDemoTime),
  ...(terms && { terms }),
})
