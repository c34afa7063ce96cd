import { css } from '@emotion/react'
import { MessageCircle } from 'lucide-react'
import { openAsk } from '../../app/ask.ts'
import { Button } from '../../ui/Button.tsx'

/** Stands still in the corner, above the page; scroll padding keeps what has the focus out from under it. */
const corner = css`
  position: fixed;
  right: 20px;
  bottom: calc(20px + var(--tab-bar, 0px));
  z-index: 10;
  box-shadow: var(--e2);
  border-radius: var(--r-control);
  @media print {
    display: none;
  }
`

// What stands last on the page is not hidden by the button.
const room = css`
  height: calc(88px + var(--tab-bar, 0px));
  background: var(--night);
  @media print {
    display: none;
  }
`

export const ChatButton = () => (
  <>
    <div css={room} />
    <div css={corner}>
      <Button look="secondary" icon={MessageCircle} onClick={() => openAsk('chat')}>
        Chat
      </Button>
    </div>
  </>
)
