import { css } from '@emotion/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MessageCircleQuestionMark, Send } from 'lucide-react'
import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import type { StoryDetail, StoryRow } from '../../../../backend/modules/stories/contract.ts'
import { useSealed } from '../../../app/ownMessages.ts'
import { relatives } from '../../../app/relatives.ts'
import { Button } from '../../../ui/Button.tsx'
import { cardHead, eyebrow } from '../../../ui/cardStyle.ts'
import { problem } from '../../../ui/fieldStyle.ts'
import { passOn, passOnWords } from '../../../ui/passOn.ts'
import { card, phone, supporting } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { askedAs, isByHand, people, type Person } from '../asked.ts'
import { AskSheet } from '../AskSheet.tsx'
import { useAskForStory, useLink } from '../commands.ts'
import { stories } from '../queries.ts'
import { askStrings, strings as storyStrings } from '../strings.ts'
import { voice } from '../style.ts'
import { useRights } from '../useRights.ts'
import { facesOf, offeredQuestion } from './asking.ts'
import { Faces } from './Faces.tsx'
import { homeStrings as strings } from './strings.ts'

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  justify-items: start;
  padding: 16px 24px 24px;
  overflow-wrap: anywhere;
  & > div,
  & > fieldset {
    width: 100%;
  }
  ${phone} {
    & > button {
      width: 100%;
    }
  }
`

/**
 * One question to one person, in one press. Whoever has begun with neither a message nor a question begins with the
 * message.
 */
export function AskCard() {
  const { mayAsk } = useRights()
  const sealed = useSealed()
  const { data: told } = useInfiniteQuery({ ...stories(), enabled: mayAsk })
  const { data: family } = useQuery({ ...relatives(), enabled: mayAsk })
  if (!mayAsk || sealed === undefined || !told || !family) return null
  const rows = told.pages.flatMap((page) => page.stories)
  if (rows.length === 0 && sealed === 0) return null
  return <Asking rows={rows} faces={facesOf(people(family), rows)} />
}

function Asking({ rows, faces }: { rows: readonly StoryRow[]; faces: readonly Person[] }) {
  const [now] = useState(() => new Date())
  const [further, setFurther] = useState(0)
  const [chosen, choose] = useState('')
  const [ready, setReady] = useState<StoryDetail>()
  const [isOpen, setOpen] = useState(false)
  const question = offeredQuestion(rows, now, further)
  const person = faces.find(({ id }) => id === chosen) ?? faces[0]
  const isFirst = rows.length === 0
  const another = (
    <Button look="quiet" onClick={() => setFurther(further + 1)}>
      {strings.another}
    </Button>
  )
  return (
    <section css={[card, frame]} aria-labelledby="ask-someone">
      <div css={cardHead}>
        <h2 id="ask-someone" css={isFirst ? { fontSize: 'var(--fs-h3)' } : eyebrow}>
          {isFirst ? strings.nowAsk : strings.ask}
        </h2>
        {!isFirst && another}
      </div>
      {isFirst && <p css={supporting}>{strings.needsNoAccount}</p>}
      {person && <Faces faces={faces} chosen={person.id} onChoose={choose} />}
      <p css={voice} aria-live="polite">
        “{question}”
      </p>
      {person ? (
        <SendTo key={person.id} person={person} question={question} onReady={setReady} />
      ) : (
        <Button look="secondary" icon={MessageCircleQuestionMark} onClick={() => setOpen(true)}>
          {strings.chooseWho}
        </Button>
      )}
      {isFirst && another}
      {ready && <PassOn story={ready} />}
      <AskSheet key={question} isOpen={isOpen} onClose={() => setOpen(false)} question={question} />
    </section>
  )
}

type SendProps = { person: Person; question: string; onReady: (story: StoryDetail) => void }

/** By email to somebody with an account; else by a link, which the device offers to send at once. */
function SendTo({ person, question, onReady }: SendProps) {
  const [storyId, setStoryId] = useState(() => uuid())
  const ask = useAskForStory()
  const link = useLink()
  const refusal = useExplained(ask.error)
  const send = async () => {
    const story = await ask.mutateAsync({ storyId, question, to: askedAs(person) })
    setStoryId(uuid())
    if (!isByHand(story)) return showToast({ title: askStrings.sent(story.name) })
    onReady(story)
    const { url } = await link.mutateAsync(story.id)
    return passOn({ url, text: strings.shareText(question), line: storyStrings.copiedLine(story.name) })
  }
  return (
    <>
      <Button
        look="secondary"
        icon={Send}
        busy={ask.isPending}
        busyLabel={askStrings.sending}
        // A refusal stands below; a link that did not come has its own button.
        onClick={() => void send().catch(() => undefined)}
      >
        {strings.sendTo(person.name)}
      </Button>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
    </>
  )
}

/** The link once more, for whoever closed the sheet. */
function PassOn({ story: { id, name, question } }: { story: StoryDetail }) {
  const link = useLink()
  const refusal = useExplained(link.error)
  const send = async () => {
    const { url } = await link.mutateAsync(id)
    return passOn({ url, text: strings.shareText(question), line: storyStrings.copiedLine(name) })
  }
  return (
    <div>
      <output css={{ display: 'block' }}>{strings.linkReady(name)}</output>
      <Button look="quiet" busy={link.isPending} onClick={() => void send().catch(() => undefined)}>
        {passOnWords()}
      </Button>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
    </div>
  )
}
