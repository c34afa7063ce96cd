import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from 'wouter'
import { Loaded } from '../../app/Loaded.tsx'
import { Editor } from './edit/Editor.tsx'
import { Reader } from './read/Reader.tsx'
import { scrapbook } from './scrapbooks.ts'
import { strings } from './strings.ts'

/** A book by its id: it is read, and with `?edit` changed by whoever may. */
export function ScrapbookPage() {
  const { id } = useParams<{ id: string }>()
  const isEdited = new URLSearchParams(useSearch()).has('edit')
  const one = useQuery(scrapbook(id))
  return (
    <Loaded query={one} words={strings.fetchingOne}>
      {(book) => {
        const isOpen = book.mayChange && book.removedAt === null
        return isEdited && isOpen ? <Editor key={book.id} book={book} /> : <Reader key={book.id} book={book} />
      }}
    </Loaded>
  )
}
