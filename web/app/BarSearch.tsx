import { css } from '@emotion/react'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { phone } from '../ui/surfaces.ts'
import { paths } from './paths.ts'
import { strings } from './strings.ts'

const frame = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  max-width: 400px;
  min-height: 48px;
  padding: 0 16px;
  border: 2px solid var(--line-strong);
  border-radius: 8px;
  background: var(--surface);
  &:focus-within {
    border-color: var(--primary);
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
  }
`
const wide = css`
  display: contents;
  ${phone} {
    display: none;
  }
`
const onPhone = css`
  display: none;
  place-items: center;
  min-width: 48px;
  min-height: 48px;
  margin-inline-start: auto;
  color: var(--ink);
  ${phone} {
    display: grid;
  }
`

/** Looks for words in all that the family keeps, from every page; on a phone it is a way to the page that does. */
export function BarSearch() {
  const [location, navigate] = useLocation()
  const search = useSearch()
  const field = useRef<HTMLInputElement>(null)
  const page = paths.memory('search')
  const words = location === page ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    <>
      <search css={wide}>
        <form
          key={words}
          action={page}
          css={frame}
          onSubmit={(event) => {
            event.preventDefault()
            const q = field.current?.value.trim() ?? ''
            navigate(q === '' ? page : `${page}?${new URLSearchParams({ q }).toString()}`)
          }}
        >
          <Search aria-hidden />
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={words}
            aria-label={strings.search}
            placeholder={strings.search}
            autoComplete="off"
            enterKeyHint="search"
          />
        </form>
      </search>
      <Link href={page} aria-label={strings.search} css={onPhone}>
        <Search aria-hidden />
      </Link>
    </>
  )
}
