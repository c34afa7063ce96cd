import { css } from '@emotion/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { StartConversation, type Conversation } from '../../../backend/modules/support/contract.ts'
import { useSession } from '../../app/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useAsk } from './commands.ts'
import { chosenIn, FileField } from './FileField.tsx'
import { strings } from './strings.ts'

// For machines alone: out of sight, out of the tab order and of what is read out.
const trap = css`
  position: absolute;
  left: -9999px;
  visibility: hidden;
`

type AskProps = Pick<StartConversation, 'channel' | 'topic'> & {
  /** Prefix of the fields' ids. */
  id: string
  text?: string
  textHint?: string
  email?: string
  emailHint?: string
  send?: string
  withName?: boolean
  withFile?: boolean
  /** Stands above the fields. */
  children?: ReactNode
  /** `fileError` says why the file, and it alone, was not taken. */
  onDone: (conversation: Conversation, fileError: unknown) => void
}

const Trap = () => {
  const { register } = useFormContext()
  return (
    <div css={trap} aria-hidden>
      <input {...register('website')} tabIndex={-1} autoComplete="off" aria-label={strings.trap} />
    </div>
  )
}

/** Who is signed in need not write their address; what they have written stays. */
const OwnAddress = ({ email }: { email: string }) => {
  const { getValues, setValue } = useFormContext<StartConversation>()
  useEffect(() => {
    if (getValues('email') === '') setValue('email', email)
  }, [email, getValues, setValue])
  return null
}

/** Begins a conversation: from the contact page, the chat, a wish for a demo, a word of feedback. */
export function AskForm(props: AskProps) {
  const { channel, topic, id, text = strings.text, textHint, email = strings.email, emailHint, onDone } = props
  const { send = strings.send, withName = true, withFile = false, children } = props
  const { user } = useSession()
  const ask = useAsk()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Form
      id={id}
      schema={StartConversation}
      defaultValues={{ channel, topic, name: '', email: '', text: '', website: '' }}
      error={ask.error}
      onSubmit={(command) => {
        const file = chosenIn(field)
        ask.mutate(
          { ...command, channel, topic, ...(file && { file }) },
          { onSuccess: ({ begun, fileError }) => onDone(begun, fileError) },
        )
      }}
    >
      {user && <OwnAddress email={user.email} />}
      {children}
      {withName && <Field name="name" label={strings.name} autoComplete="name" />}
      <Field name="email" label={email} hint={emailHint} type="email" autoComplete="email" />
      <TextArea name="text" label={text} hint={textHint} />
      {withFile && <FileField ref={field} id={`${id}-file`} optional />}
      <Trap />
      <div>
        <Button type="submit" busy={ask.isPending} busyLabel={strings.sending}>
          {send}
        </Button>
      </div>
    </Form>
  )
}
