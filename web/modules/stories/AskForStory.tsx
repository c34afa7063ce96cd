import { css } from '@emotion/react'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { StoryDetail } from '../../../backend/modules/stories/contract.ts'
import { paths } from '../../app/paths.ts'
import { useEver } from '../../app/useEver.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { phone } from '../../ui/surfaces.ts'
import { showToast } from '../../ui/toasts.ts'
import { AskDialog } from './AskDialog.tsx'
import { HandOverLink } from './HandOverLink.tsx'
import { askStrings, strings } from './strings.ts'
import { useRights } from './useRights.ts'

const onPhone = css`
  ${phone} {
    align-self: stretch;
  }
`

/**
 * The button that asks for a story, and its dialog; `?ask=` opens it for one person. The dialog stays where a role became
 * too low meanwhile: what was written stands in it, and the server refuses.
 */
export function AskForStory() {
  const asked = new URLSearchParams(useSearch()).get('ask')
  const [, navigate] = useLocation()
  const { mayAsk } = useRights()
  const [isOpen, setOpen] = useState(false)
  const [byHand, setByHand] = useState<StoryDetail>()
  const wasAllowed = useEver(mayAsk)
  const close = () => {
    setOpen(false)
    setByHand(undefined)
    if (asked !== null) navigate(paths.familyCollaboration(), { replace: true })
  }
  const done = (story: StoryDetail) => {
    if (story.mail === 'none' && story.toAccountId === null) return setByHand(story)
    showToast({ title: askStrings.sent(story.name) })
    return close()
  }
  const title = byHand ? askStrings.linkTitle(byHand.name) : strings.ask
  const line = byHand ? askStrings.linkLine(byHand.name) : askStrings.line
  return (
    <>
      {mayAsk && (
        <Button icon={MessageCircleQuestionMark} css={onPhone} onClick={() => setOpen(true)}>
          {strings.ask}
        </Button>
      )}
      <Dialog isOpen={isOpen || (asked !== null && wasAllowed)} onClose={close} title={title} line={line}>
        {byHand ? <HandOverLink story={byHand} onDone={close} /> : <AskDialog asked={asked ?? ''} onDone={done} />}
      </Dialog>
    </>
  )
}
