import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useFamily } from '../../../app/family.ts'
import { paths } from '../../../app/paths.ts'
import { cardHead, eyebrow } from '../../../ui/cardStyle.ts'
import { sizeInWords } from '../../../ui/sizeInWords.ts'
import { small } from '../../../ui/surfaces.ts'
import { space } from '../queries.ts'
import { homeStrings as strings } from './strings.ts'
import { frame } from './style.ts'

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    font-weight: 600;
  }
`
const bar = css`
  width: 100%;
  height: 12px;
  border: 0;
  border-radius: 2px;
  appearance: none;
  background: var(--line);
  &::-webkit-progress-bar {
    border-radius: 2px;
    background: var(--line);
  }
  &::-webkit-progress-value {
    border-radius: 2px;
    background: var(--line-strong);
  }
  &::-moz-progress-bar {
    border-radius: 2px;
    background: var(--line-strong);
  }
`

const useSpace = () => {
  const { familyId } = useFamily()
  return useQuery({ ...space(), enabled: familyId !== '' }).data
}

/** What a person can still say about what is there: when it was, and who is in it. */
export function FinishThese() {
  const { may } = useFamily()
  const known = useSpace()
  if (!known || !may('add') || known.undated + known.unnamed === 0) return null
  return (
    <section css={frame} aria-labelledby="finish-these">
      <div css={cardHead}>
        <h2 id="finish-these" css={eyebrow}>
          {strings.finish}
        </h2>
      </div>
      <ul css={list}>
        {known.undated > 0 && (
          <li>
            <Link href={`${paths.memoryVault()}?shelf=undated`}>{strings.undated(known.undated)}</Link>
          </li>
        )}
        {known.unnamed > 0 && (
          <li>
            <Link href={`${paths.memoryVault()}?shelf=unnamed`}>{strings.unnamed(known.unnamed)}</Link>
          </li>
        )}
      </ul>
    </section>
  )
}

/** How much of its room a family has used; nothing while it keeps nothing. */
export function Space() {
  const known = useSpace()
  if (!known || known.bytes === 0) return null
  const words = strings.used(sizeInWords(known.bytes), sizeInWords(known.limitBytes))
  return (
    <section css={frame} aria-labelledby="space">
      <div css={cardHead}>
        <h2 id="space" css={eyebrow}>
          {strings.space}
        </h2>
      </div>
      <progress css={bar} max={known.limitBytes} value={known.bytes} aria-label={words} />
      <p>{words}</p>
      {known.inBin > 0 && (
        <p css={small}>
          {strings.inBin(known.inBin)} <Link href={paths.memory('bin')}>{strings.all}</Link>
        </p>
      )}
    </section>
  )
}
