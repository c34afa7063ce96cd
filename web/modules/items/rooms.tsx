import type { ComponentType } from 'react'
import { useParams } from 'wouter'
import { ZipsPage } from './archive/ZipsPage.tsx'
import { AlbumsPage } from './albums/AlbumsPage.tsx'
import { BinPage } from './BinPage.tsx'
import { ItemPage } from './item/ItemPage.tsx'
import { PeoplePage } from './people/PeoplePage.tsx'
import { PlacesPage } from './places/PlacesPage.tsx'
import { SearchPage } from './search/SearchPage.tsx'

export { AlbumPage } from './albums/AlbumPage.tsx'

const lists: Readonly<Record<string, ComponentType>> = {
  albums: AlbumsPage,
  people: PeoplePage,
  places: PlacesPage,
  bin: BinPage,
  zips: ZipsPage,
  search: SearchPage,
}

/** A list of the library by its name, else the memory of that id: one route, since the first script holds all routes. */
export function MemoryPage() {
  const { name } = useParams<{ name: string }>()
  const List = lists[name]
  return List ? <List /> : <ItemPage itemId={name} />
}
