import { SLOW_DAY_MS, type Story } from '../story.ts'
import { closed } from './desk/closed.ts'
import { history } from './desk/history.ts'
import { houseOf } from './desk/house.ts'
import { panel } from './desk/panel.ts'
import { stalled } from './desk/stalled.ts'
import { stepUp } from './desk/stepUp.ts'

const desk: Story = {
  name: 'desk',
  dayMs: SLOW_DAY_MS,
  tell: async (stage) => {
    const house = await houseOf(stage)
    // One after the other: a history is spoilt for a moment, and a backup must not hold that.
    for (const part of [panel, stalled, history, closed, stepUp]) await part(stage, house)
  },
}

/** What staff come to beside the pages of a first day. */
export const stories = [desk]
