import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { photoOf, photosToChoose } from '../scrapbooks.ts'
import { editStrings as strings } from './strings.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: 8px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
  button {
    width: 100%;
    aspect-ratio: 1;
    padding: 0;
    border: 2px solid var(--line-strong);
    border-radius: var(--r-patch);
    background: var(--sunk);
    overflow: hidden;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border: 5px solid var(--primary);
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** Photos of the family's memories; one press chooses one, or with `onDone` as many as are pressed. */
export function PhotoChoice({
  isMany,
  isBusy = false,
  onDone,
}: {
  isMany: boolean
  isBusy?: boolean
  onDone: (itemIds: readonly string[]) => void
}) {
  const all = useQuery(photosToChoose())
  const [chosen, setChosen] = useState<readonly string[]>([])
  const press = (id: string) => {
    if (!isMany) return onDone([id])
    return setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]))
  }
  return (
    <Loaded query={all} words={strings.fetching}>
      {(rows) =>
        rows.length === 0 ? (
          <p>
            {strings.noPhotos} <Link href={`${paths.memoryVault()}?add`}>{strings.addOne}</Link>
          </p>
        ) : (
          <>
            <ul css={grid}>
              {rows.map(({ id, title, caption }) => (
                <li key={id}>
                  <button
                    type="button"
                    {...(isMany && { 'aria-pressed': chosen.includes(id) })}
                    onClick={() => press(id)}
                  >
                    <img src={photoOf(id, 'thumb')} alt={title || caption || strings.untitled} loading="lazy" />
                  </button>
                </li>
              ))}
            </ul>
            {isMany && chosen.length > 0 && (
              <Button busy={isBusy} busyLabel={strings.putting} onClick={() => onDone(chosen)}>
                {strings.put(chosen.length)}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  )
}
