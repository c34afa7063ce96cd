import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { closeAsk, type Ask } from '../../app/ask.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { AskForm } from './AskForm.tsx'
import { Chat } from './Chat.tsx'
import { strings } from './strings.ts'

const words = {
  chat: { title: strings.chat, line: undefined },
  demo: { title: strings.demo, line: strings.demoLine },
  feedback: { title: strings.feedback, line: undefined },
} as const

/** Asks for a demo: when, and what to see. */
const Demo = ({ onDone }: { onDone: (line: string) => void }) => (
  <AskForm
    id="demo"
    channel="demo"
    topic="demo"
    text={strings.demoText}
    textHint={strings.demoHint}
    emailHint={strings.emailHint}
    send={strings.demoSend}
    onDone={() => onDone(strings.demoDone)}
  />
)

/** A word about what is missing; the address may stay empty. */
const Feedback = ({ onDone }: { onDone: (line: string) => void }) => (
  <AskForm
    id="feedback"
    channel="feedback"
    topic="feedback"
    text={strings.feedbackText}
    email={strings.feedbackEmail}
    withName={false}
    onDone={() => onDone(strings.feedbackDone)}
  />
)

const forms = { demo: Demo, feedback: Feedback } as const

const Once = ({ kind }: { kind: keyof typeof forms }) => {
  const [done, setDone] = useState<string>()
  const Fields = forms[kind]
  return done === undefined ? (
    <Fields onDone={setDone} />
  ) : (
    <Banner tone="done" icon={CircleCheck} title={done} live="polite" />
  )
}

/** Everything that is asked in a dialog lands in the support inbox. */
export function AskDialog({ kind }: { kind: Ask | undefined }) {
  const { title, line } = words[kind ?? 'chat']
  return (
    <Dialog isOpen={kind !== undefined} onClose={closeAsk} title={title} line={line}>
      {kind === 'chat' && <Chat />}
      {(kind === 'demo' || kind === 'feedback') && <Once kind={kind} />}
    </Dialog>
  )
}
