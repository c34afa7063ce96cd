import { paths } from '../../../../app/paths.ts'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { wrap } from '../../../../ui/wrap.ts'
import { buttonRow, intro, sectionHead } from '../../style.ts'

/** Never trusts the address: nothing is sold yet, so nothing can have been paid. */
export function PaymentSuccessPage() {
  return (
    <div css={[wrap, { paddingBlock: '40px 112px', '& > *': { maxWidth: 764 } }]}>
      <h1 tabIndex={-1} css={sectionHead}>
        No payment was made
      </h1>
      <p css={[intro, { margin: '20px 0 36px' }]}>
        Our plans are not on sale yet, so nothing was charged. If someone asked you for money in our name, please tell
        us at once.
      </p>
      <div css={buttonRow}>
        <ButtonLink href={paths.home()} size="large">
          Go to your dashboard
        </ButtonLink>
        <ButtonLink href={paths.contact()} look="quiet">
          Tell us about it
        </ButtonLink>
      </div>
    </div>
  )
}
