import { Card } from '../../../ui/Card.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { dayInWords, readDate, type DateParts } from '../../../ui/dateInWords.ts'
import { phone, supporting } from '../../../ui/surfaces.ts'
import { strings } from '../strings.ts'
import { useNow } from '../useNow.ts'
import { comingOfAge } from './days.ts'

const AN_HOUR_MS = 3_600_000
const twoDigits = (part: string) => part.padStart(2, '0')

type BirthdayCardProps = { born: DateParts; onChange: (born: DateParts) => void }

/** For a message that comes with somebody's eighteenth birthday; left empty, the day is chosen later. */
export const BirthdayCard = ({ born, onChange }: BirthdayCardProps) => {
  const day = comingOfAge(born, useNow(AN_HOUR_MS))
  const isTooLate = readDate(born).kind === 'date' && !day
  return (
    <Card css={{ padding: '30px 36px', [phone]: { padding: '24px 20px' } }}>
      <h2>{strings.bornTitle}</h2>
      <p css={[supporting, { margin: '6px 0 20px' }]}>{strings.bornLine}</p>
      <DateField
        id="born"
        legend={strings.bornTitle}
        value={born}
        onChange={onChange}
        {...(day && { note: strings.comesOfAge(dayInWords([day.year, day.month, day.day].map(twoDigits).join('-'))) })}
        {...(isTooLate && { error: strings.ofAgeAlready })}
      />
    </Card>
  )
}
