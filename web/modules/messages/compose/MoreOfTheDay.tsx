import { useState } from 'react'
import { flushSync } from 'react-dom'
import { isDemoTime } from '../../../app/siteSettings.ts'
import { Button } from '../../../ui/Button.tsx'
import { isLeapDay, termsOf, type Choice, type Plan } from '../plan.ts'
import { HOUR_ID, HourPart, isWholeHour } from './HourPart.tsx'
import { OftenLine } from './OftenLine.tsx'
import { whenStrings } from './whenStrings.ts'

type MoreProps = {
  zone: string
  livesThere: string | undefined
  choice: Choice
  plan: Plan | undefined
  isRepeating: boolean
  onChoice: (choice: Choice) => void
}

/** The hour and how it repeats: what most people leave as it is stands behind a press. */
export function MoreOfTheDay({ zone, livesThere, choice, plan, isRepeating, onChoice }: MoreProps) {
  const [isHourOpen, setIsHourOpen] = useState(isDemoTime || !isWholeHour(choice.time))
  const terms = termsOf(choice)
  const hasHour = !isHourOpen && plan !== undefined
  /** What is pressed goes, and its field has the focus. */
  const openHour = () => {
    flushSync(() => setIsHourOpen(true))
    document.getElementById(HOUR_ID)?.focus()
  }
  return (
    <>
      {isHourOpen && (
        <HourPart
          zone={zone}
          livesThere={livesThere}
          time={choice.time}
          onChange={(time) => onChoice({ ...choice, time })}
        />
      )}
      {(hasHour || isRepeating) && (
        <div css={{ display: 'flex', flexWrap: 'wrap', columnGap: 10 }}>
          {hasHour && (
            <Button look="quiet" onClick={openHour}>
              {whenStrings.changeHour}
            </Button>
          )}
          {isRepeating && (
            <OftenLine
              terms={terms}
              isLeapDay={plan !== undefined && isLeapDay(plan.local)}
              onChange={(changes) => onChoice({ ...choice, terms: { ...terms, ...changes } })}
            />
          )}
        </div>
      )}
    </>
  )
}
