import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { ZoomIn } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { small } from '../../../ui/surfaces.ts'
import { fileOf, memory } from '../memories.ts'
import { recipeStrings as strings } from './strings.ts'

const frame = css`
  display: grid;
  gap: 6px;
  justify-items: start;
  margin: 0;
  img {
    max-width: 100%;
    max-height: 320px;
    border-radius: var(--r-patch);
  }
  a {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`

/** The pictures of a recipe's card, beside what was typed of it. */
export const Cards = ({ ids }: { ids: readonly string[] }) =>
  ids.length === 0 ? null : (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
      {ids.map((id) => (
        <Card key={id} itemId={id} />
      ))}
    </div>
  )

function Card({ itemId }: { itemId: string }) {
  const { data, isError } = useQuery(memory(itemId))
  if (isError) return <p css={small}>{strings.cardGone}</p>
  if (!data) return null
  const { title, width, height } = data
  return (
    <figure css={frame}>
      {data.variants.includes('preview') && (
        <img
          src={fileOf(itemId, 'preview')}
          alt={title || strings.card}
          {...(width !== null && height !== null && { width, height })}
          css={{ width: 'auto', height: 'auto' }}
        />
      )}
      <Link href={paths.memory(itemId)}>
        <ZoomIn aria-hidden />
        {strings.seeCard}
      </Link>
    </figure>
  )
}
