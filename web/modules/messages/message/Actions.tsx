import { css } from '@emotion/react'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { explain } from '../../../app/explain.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { strings } from '../strings.ts'
import { ActDialogs, type Act } from './ActDialogs.tsx'
import { useActs, type Offer } from './useActs.ts'

const SHOWN = 2
const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  @media (max-width: 600px) {
    & > a,
    & > button:not([aria-haspopup]) {
      flex: 1 1 100%;
    }
  }
`

const lookOf = ({ isMain, isDanger }: Offer) => {
  if (isMain === true) return 'primary'
  return isDanger === true ? 'danger' : 'secondary'
}

const ActButton = ({ offer }: { offer: Offer }) => {
  const { words, icon, href, onPress, isBusy = false } = offer
  return href === undefined ? (
    <Button look={lookOf(offer)} icon={icon} busy={isBusy} busyLabel="Saving…" onClick={onPress}>
      {words}
    </Button>
  ) : (
    <ButtonLink look={lookOf(offer)} icon={icon} href={href}>
      {words}
    </ButtonLink>
  )
}

/** Two buttons, and a menu for the rest of what may be done with a message now. */
export function Actions({ message }: { message: MessageRow }) {
  const [asking, setAsking] = useState<Act>()
  const { offers, error } = useActs(message, setAsking)
  const rest = offers.slice(SHOWN)
  return (
    <>
      {error && (
        <p role="alert" css={[problem, { marginBottom: 16 }]}>
          <CircleAlert aria-hidden />
          {explain(error).message}
        </p>
      )}
      <div css={row}>
        {offers.slice(0, SHOWN).map((offer) => (
          <ActButton key={offer.words} offer={offer} />
        ))}
        <MoreMenu
          label={strings.moreActs}
          items={rest.map(({ words, icon, onPress, isDanger = false }) => ({
            words,
            icon,
            isDanger,
            onSelect: onPress,
          }))}
        />
      </div>
      <ActDialogs message={message} open={asking} onClose={() => setAsking(undefined)} />
    </>
  )
}
