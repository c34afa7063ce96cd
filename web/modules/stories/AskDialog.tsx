import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import type { AskForStory, StoryDetail } from '../../../backend/modules/stories/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { relatives } from '../../app/relatives.ts'
import { Form } from '../../ui/Form.tsx'
import { AskFields } from './AskFields.tsx'
import { Asked, askedAs, NEW, people, type Person } from './asked.ts'
import { useAskForStory } from './commands.ts'
import { strings } from './strings.ts'

type AskProps = {
  asked: string
  /** Stands in the field already. */
  question?: string
  onDone: (story: StoryDetail) => void
}

/** Who is asked, and what; `asked` is chosen already where it is someone of the family. */
export function AskDialog({ asked, question = '', onDone }: AskProps) {
  const family = useQuery(relatives())
  return (
    <Loaded query={family} words={strings.fetching}>
      {(known) => <AskForm among={people(known)} asked={asked} question={question} onDone={onDone} />}
    </Loaded>
  )
}

const toOf = ({ name, email }: Asked, person: Person | undefined): AskForStory['to'] =>
  person ? askedAs(person, email) : { name, ...(email !== '' && { email }) }

function AskForm({ among, asked, question, onDone }: Required<AskProps> & { among: readonly Person[] }) {
  const [storyId] = useState(() => uuid())
  const ask = useAskForStory()
  const isKnown = among.some(({ id }) => id === asked)
  const nobody = among.length === 0 ? NEW : ''
  return (
    <Form
      id="ask-story"
      schema={Asked}
      defaultValues={{ who: isKnown ? asked : nobody, name: '', email: '', question }}
      error={ask.error}
      onSubmit={(fields) => {
        const person = among.find(({ id }) => id === fields.who)
        ask.mutate({ storyId, question: fields.question, to: toOf(fields, person) }, { onSuccess: onDone })
      }}
    >
      <AskFields among={among} busy={ask.isPending} />
    </Form>
  )
}
