import { css } from '@emotion/react'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../Button.tsx'
import { input, label as labelStyle } from '../fieldStyle.ts'

const DEBOUNCE_MS = 200
/** The address changes, the person stays where they are: the shell leaves their focus alone. */
export const STAY = { staysHere: true } as const

const form = css`
  display: grid;
  gap: 8px;
  max-width: 620px;
  & > div {
    display: flex;
    gap: 10px;
  }
  & > div > input {
    flex: 1;
    min-width: 0;
  }
`

export type SearchBoxProps = {
  /** The page that answers; the words go there as `?q=`. */
  path: string
  label: string
  placeholder?: string
  /** What the address asks for now. */
  words: string
  /** Kept beside the words when they change. */
  kept?: Readonly<Record<string, string>>
}

/** `path?q=words`, with nothing empty in it. */
export const searchAddress = (path: string, asked: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
  return query.size === 0 ? path : `${path}?${query.toString()}`
}

/** Asks by the address: by a plain form without script, while typing with it. */
export function SearchBox({ path, label, placeholder, words, kept = {} }: SearchBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState(words)
  const [, navigate] = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(words)
  // What is chosen beside the words while they wait to be asked stays chosen.
  const beside = useRef(kept)
  useEffect(() => void (beside.current = kept))
  // A link or the Back button has changed the address; what we asked for ourselves is in the box already.
  useEffect(() => {
    if (words === asked.current) return
    clearTimeout(timer.current)
    setTyped(words)
    asked.current = words
  }, [words])
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (next: string) => {
    clearTimeout(timer.current)
    asked.current = next.trim()
    navigate(searchAddress(path, { ...beside.current, q: asked.current }), { replace: true, state: STAY })
  }
  return (
    <search>
      <form
        action={path}
        css={form}
        onSubmit={(event) => {
          event.preventDefault()
          ask(typed)
        }}
      >
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <label htmlFor={id} css={labelStyle}>
          {label}
        </label>
        <div>
          <input
            id={id}
            type="search"
            name="q"
            placeholder={placeholder}
            autoComplete="off"
            value={typed}
            css={input}
            onChange={({ target: { value } }) => {
              setTyped(value)
              clearTimeout(timer.current)
              timer.current = setTimeout(() => ask(value), DEBOUNCE_MS)
            }}
          />
          <Button type="submit" look="secondary" icon={Search}>
            Search
          </Button>
        </div>
      </form>
    </search>
  )
}
