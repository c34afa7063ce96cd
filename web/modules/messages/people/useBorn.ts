import { useState } from 'react'
import { dateIfGiven, partsOf } from '../../../ui/dateInWords.ts'
import type { Born } from './BirthdayPart.tsx'

/** The birthday of a form: `send` passes on a whole date, or none, and shows what is only a part of one. */
export const useBorn = (
  first: string | null,
): { born: Born; send: (use: (birthday: string | null) => void) => void } => {
  const [parts, setParts] = useState(() => partsOf(first))
  const [isTried, setIsTried] = useState(false)
  const birthday = dateIfGiven(parts)
  return {
    born: { parts, onChange: setParts, isIncomplete: isTried && birthday === undefined },
    send: (use) => {
      setIsTried(true)
      if (birthday !== undefined) use(birthday)
    },
  }
}
