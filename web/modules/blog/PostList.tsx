import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { searchAddress, STAY } from '../../ui/page/SearchBox.tsx'
import { ArticleCard } from './ArticleCard.tsx'
import { PAGE_SIZE } from './find.ts'
import type { Post } from './posts.ts'
import { strings } from './strings.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 48px 36px;
  & > :only-child {
    grid-column: 1 / -1;
    & > svg {
      aspect-ratio: 16 / 9;
    }
  }
  @media (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

type PostListProps = {
  posts: readonly Post[]
  page: number
  path: string
  asked: Readonly<Record<string, string>>
}

/** Four articles a page; more of them come under the ones that are here, and the focus goes to the first of them. */
export function PostList({ posts, page, path, asked }: PostListProps) {
  const [, navigate] = useLocation()
  const list = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number>(undefined)
  useEffect(() => {
    if (firstNew.current === undefined) return
    list.current?.querySelectorAll<HTMLElement>('h3 a')[firstNew.current]?.focus()
    firstNew.current = undefined
  })
  const shown = posts.slice(0, page * PAGE_SIZE)
  const more = searchAddress(path, { ...asked, page: String(page + 1) })
  return (
    <>
      <div ref={list} css={grid}>
        {shown.map((post) => (
          <ArticleCard key={post.id} post={post} />
        ))}
      </div>
      {shown.length < posts.length && (
        <p css={{ marginTop: 48 }}>
          <a
            href={more}
            css={buttonStyle('secondary')}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              firstNew.current = shown.length
              navigate(more, { replace: true, state: STAY })
            }}
          >
            {strings.loadMore}
          </a>
        </p>
      )}
    </>
  )
}
