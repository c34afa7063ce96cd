import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import type { AskForStory, StoryDetail } from '../../../backend/modules/stories/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { relatives } from '../../app/relatives.ts'
import { Form } from '../../ui/Form.tsx'
import { AskFields } from './AskFields.tsx'
import { Asked, NEW, people, type Person } from './asked.ts'
import { useAskForStory } from './commands.ts'
import { strings } from './strings.ts'

type AskProps = { asked: string; onDone: (story: StoryDetail) => void }

/** Who is asked, and what; `asked` is chosen already where it is someone of the family. */
export function AskDialog({ asked, onDone }: AskProps) {
  const family = useQuery(relatives())
  return (
    <Loaded query={family} words={strings.fetching}>
      {(known) => <AskForm among={people(known)} asked={asked} onDone={onDone} />}
    </Loaded>
  )
}

const toOf = ({ who, name, email }: Asked, person: Person | undefined): AskForStory['to'] => {
  if (person?.isMember) return { accountId: person.id }
  const byMail = email === '' ? {} : { email }
  return person ? { relativeId: who, name: person.name, ...byMail } : { name, ...byMail }
}

function AskForm({ among, asked, onDone }: AskProps & { among: readonly Person[] }) {
  const [storyId] = useState(() => uuid())
  const ask = useAskForStory()
  const isKnown = among.some(({ id }) => id === asked)
  const nobody = among.length === 0 ? NEW : ''
  return (
    <Form
      id="ask-story"
      schema={Asked}
      defaultValues={{ who: isKnown ? asked : nobody, name: '', email: '', question: '' }}
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
