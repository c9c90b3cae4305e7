import { centerHref } from '../account/places.ts'
import type { CenterSearch } from '../account/center-search.ts'

/** The numbers of the disk's rooms. */
export const diskRooms = { spec: 8, file: 9, article: 10, bin: 11 } as const

type Said = Pick<CenterSearch, 'owner' | 'dir' | 'keywords' | 'sort' | 'page' | 'kind'>

/** Where a room of the disk is; what is usual is not said. */
export const diskHref = (room: keyof typeof diskRooms, { owner, ...said }: Said = {}): string =>
  centerHref({ type: diskRooms[room], ...said, ...(owner === 'enterprise' && { owner }) })

/** Where one article of the disk is read. */
export const noteHref = (id: number): string => centerHref({ type: 52, id })

/** Where one is written; a new one goes into a folder. */
export const writeNoteHref = (said: Pick<CenterSearch, 'id' | 'dir'> = {}): string => centerHref({ type: 53, ...said })
