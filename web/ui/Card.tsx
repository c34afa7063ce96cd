import type { ComponentProps } from 'react'
import { card } from './surfaces.ts'

/** Not clickable as a whole; a card that is beside the page's subject is an aside. */
export const Card = ({ isAside = false, ...props }: ComponentProps<'section'> & { isAside?: boolean }) =>
  isAside ? <aside {...props} css={card} /> : <section {...props} css={card} />
