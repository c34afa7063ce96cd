import { Crown } from 'lucide-react'
import type { FamilyView } from '../../../../backend/modules/families/contract.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { dateIn } from '../../../ui/moment.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { useAnswerOffer, useWithdrawOffer } from '../commands.ts'
import { strings } from '../strings.ts'

/** While somebody is asked to take the family over: what it means for whoever looks at it. */
export function OfferBanner({ view }: { view: FamilyView }) {
  const { offer, members, role } = view
  const asked = members.find(({ accountId }) => accountId === offer?.to)
  if (!offer || !asked) return null
  const until = dateIn(offer.expiresAt)
  if (asked.isYou) {
    const owner = members.find((member) => member.role === 'owner')?.name ?? strings.former
    return <ToYou owner={owner} until={until} />
  }
  return role === 'owner' ? <FromYou name={asked.name} until={until} /> : null
}

function ToYou({ owner, until }: { owner: string; until: string }) {
  const answer = useAnswerOffer()
  const refusal = useExplained(answer.error)
  const busy = (which: 'accept' | 'decline') => answer.isPending && answer.variables === which
  return (
    <Banner
      tone="needs-you"
      icon={Crown}
      title={strings.toYouTitle(owner)}
      actions={
        <>
          <Button busy={busy('accept')} busyLabel={strings.saving} onClick={() => answer.mutate('accept')}>
            {strings.toYouYes}
          </Button>
          <Button
            look="secondary"
            busy={busy('decline')}
            busyLabel={strings.saving}
            onClick={() => answer.mutate('decline')}
          >
            {strings.toYouNo}
          </Button>
        </>
      }
    >
      {refusal?.message ?? strings.toYouLine(owner, until)}
    </Banner>
  )
}

function FromYou({ name, until }: { name: string; until: string }) {
  const withdraw = useWithdrawOffer()
  const refusal = useExplained(withdraw.error)
  return (
    <Banner
      tone="note"
      icon={Crown}
      title={strings.offerTitle(name)}
      actions={
        <Button look="secondary" busy={withdraw.isPending} busyLabel={strings.saving} onClick={() => withdraw.mutate()}>
          {strings.offerBack}
        </Button>
      }
    >
      {refusal?.message ?? strings.offerLine(until)}
    </Banner>
  )
}
