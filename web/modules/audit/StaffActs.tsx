import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NoteMessage } from '../../../backend/modules/messages/contract.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { explain } from '../../app/explain.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/Form.tsx'
import { Select } from '../../ui/Select.tsx'
import { card } from '../../ui/surfaces.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { useNote, usePause, useResendLink } from './commands.ts'
import { Moment } from './Moment.tsx'
import { notes } from './queries.ts'
import { actStrings as strings } from './strings.ts'

const PAUSES = ['1', '7', '30'] as const
const panel = { display: 'grid', gap: 20, justifyItems: 'start', padding: '22px 26px', margin: '28px 0' } as const
const said = (error: Error | null, isSuccess: boolean): string => {
  if (error) return explain(error).message
  return isSuccess ? strings.done : ''
}

const Pause = ({ id }: { id: string }) => {
  const pause = usePause(id)
  const [days, setDays] = useState<string>('7')
  return (
    <div css={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <p css={{ margin: 0 }}>{strings.pauseLine}</p>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end' }}>
        <Select
          id="pause-days"
          label={strings.days}
          value={days}
          choices={PAUSES.map((value) => ({ value, words: value === '1' ? '1 day' : `${value} days` }))}
          onChange={setDays}
        />
        <Button look="secondary" busy={pause.isPending} onClick={() => pause.mutate({ days: Number(days) })}>
          {strings.pause}
        </Button>
      </div>
      <output>{said(pause.error, pause.isSuccess)}</output>
    </div>
  )
}

const Notes = ({ id }: { id: string }) => {
  const found = useQuery(notes(id))
  const note = useNote(id)
  const [kept, setKept] = useState(0)
  return (
    <>
      <Loaded query={found}>
        {(list) =>
          list.length > 0 && (
            <ul css={{ margin: 0, paddingLeft: 20, listStyle: 'disc', overflowWrap: 'anywhere' }}>
              {list.map((each) => (
                <li key={each.notedAt}>
                  {each.note}{' '}
                  <small css={{ color: 'var(--ink-2)' }}>
                    (<Moment at={each.notedAt} />)
                  </small>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Form
        // An empty field after each note.
        key={kept}
        id="note"
        schema={NoteMessage}
        defaultValues={{ note: '' }}
        error={note.error}
        onSubmit={(command) => note.mutate(command, { onSuccess: () => setKept((before) => before + 1) })}
        css={{ width: '100%' }}
      >
        <TextArea name="note" label={strings.note} hint={strings.noteHint} rows={3} />
        <div>
          <Button type="submit" look="secondary" busy={note.isPending} busyLabel={strings.keeping}>
            {strings.keepNote}
          </Button>
        </div>
      </Form>
    </>
  )
}

const FreshLink = ({ id }: { id: string }) => {
  const resend = useResendLink(id)
  return (
    <>
      <p css={{ margin: 0 }}>{strings.resendLine}</p>
      <Button look="secondary" busy={resend.isPending} onClick={() => resend.mutate()}>
        {strings.resend}
      </Button>
      <output>{said(resend.error, resend.isSuccess)}</output>
    </>
  )
}

/** What an admin may do about a stream: hold a message back and note why, or mail a delivery's link anew. */
export const StaffActs = ({ stream }: { stream: string }) => {
  const [, category, id] = /^(message|delivery)-(.+)$/u.exec(stream) ?? []
  if (!id) return null
  return (
    <section aria-label={strings.title} css={[card, panel]}>
      <h2 css={{ margin: 0 }}>{strings.title}</h2>
      {category === 'message' ? (
        <>
          <Pause id={id} />
          <Notes id={id} />
        </>
      ) : (
        <FreshLink id={id} />
      )}
    </section>
  )
}
