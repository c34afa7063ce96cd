import { css } from '@emotion/react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../app/paths.ts'
import { strings } from './strings.ts'

const back = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-size: var(--fs-small);
`

/** The way to all capsules. */
export const BackLink = () => (
  <Link href={paths.timeCapsules()} css={back}>
    <ArrowLeft aria-hidden />
    {strings.back}
  </Link>
)
