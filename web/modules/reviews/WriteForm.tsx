import { useState } from 'react'
import { WriteReview, type OwnReview } from '../../../backend/modules/reviews/contract.ts'
import * as v from 'valibot'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useWriteReview } from './commands.ts'
import { reasons, strings } from './strings.ts'

const Words = v.pick(WriteReview, ['name', 'text'])
const GRADES = [5, 4, 3, 2, 1] as const
type Grade = `${(typeof GRADES)[number]}`
const choices = GRADES.map((stars) => ({ value: `${stars}`, words: strings.stars(stars) }) as const)

const standing = ({ state, reason }: OwnReview) =>
  state === 'refused' ? strings.refused.replace('{reason}', reason ? reasons[reason] : '') : strings[state]

/** The account's one review, new or changed; nothing is chosen before. */
export function WriteForm({ review }: { review: OwnReview | null }) {
  const write = useWriteReview()
  const [grade, setGrade] = useState<Grade | ''>(review ? (`${review.stars}` as Grade) : '')
  const [isGradeMissing, setGradeMissing] = useState(false)
  return (
    <section aria-labelledby="write" css={{ display: 'grid', gap: 18, maxWidth: 640 }}>
      <h2 id="write">{review ? strings.change : strings.write}</h2>
      {review && <p aria-live="polite">{standing(review)}</p>}
      <Form
        id="review"
        schema={Words}
        defaultValues={{ name: review?.name ?? '', text: review?.text ?? '' }}
        error={write.error}
        onSubmit={(words) => {
          const stars = GRADES.find((each) => `${each}` === grade)
          setGradeMissing(stars === undefined)
          if (stars !== undefined) write.mutate({ ...words, stars })
        }}
      >
        <RadioCards
          name="stars"
          legend={strings.howGood}
          value={grade}
          choices={choices}
          onChange={setGrade}
          {...(isGradeMissing && { error: 'Choose one to five.' })}
        />
        <Field name="name" label={strings.name} autoComplete="given-name" />
        <TextArea name="text" label={strings.text} />
        <div>
          <Button type="submit" busy={write.isPending} busyLabel={strings.sending}>
            {strings.send}
          </Button>
        </div>
      </Form>
    </section>
  )
}
