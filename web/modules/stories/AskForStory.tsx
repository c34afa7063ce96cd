import { css } from '@emotion/react'
import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '../../app/paths.ts'
import { useEver } from '../../app/useEver.ts'
import { Button } from '../../ui/Button.tsx'
import { phone } from '../../ui/surfaces.ts'
import { AskSheet } from './AskSheet.tsx'
import { strings } from './strings.ts'
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
  const wasAllowed = useEver(mayAsk)
  const close = () => {
    setOpen(false)
    if (asked !== null) navigate(paths.familyCollaboration(), { replace: true })
  }
  return (
    <>
      {mayAsk && (
        <Button icon={MessageCircleQuestionMark} css={onPhone} onClick={() => setOpen(true)}>
          {strings.ask}
        </Button>
      )}
      <AskSheet isOpen={isOpen || (asked !== null && wasAllowed)} onClose={close} asked={asked ?? ''} />
    </>
  )
}
