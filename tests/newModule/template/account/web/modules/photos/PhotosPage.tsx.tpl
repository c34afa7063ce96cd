import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../app/Loaded.tsx'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { AddForm } from './AddForm.tsx'
import { photos } from './queries.ts'
import { strings } from './strings.ts'

export function PhotosPage() {
  const asked = useQuery(photos())
  return (
    <div css={{ display: 'grid', gap: 28, maxWidth: 860 }}>
      <PlaceHead line={strings.line} />
      <Loaded query={asked}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={strings.empty} />
          ) : (
            <ul>
              {rows.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <AddForm />
    </div>
  )
}
