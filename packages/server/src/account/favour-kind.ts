import type { favour, history } from '@xinpu/contract/account'
import type { Paging } from '@xinpu/contract/page'
import type * as z from 'zod'
import type { Db } from '../core/database.ts'

/** Which favourites of one kind are asked for. */
export interface FavoursAsked {
  accountId: number
  keywords?: string
  /** Only those with this tag. */
  tag?: string
  page: Paging
}

/** One kind of things that people keep, as the domain shows it that has them. */
export interface FavourKind {
  /** Whether there is such a thing, for everybody to see. */
  isThere: (db: Db, id: number) => Promise<boolean>
  /** What a person keeps and can still see, newest first. */
  list: (db: Db, asked: FavoursAsked) => Promise<{ data: history.RecentViewRecord[]; totalRecord: number }>
  /** The tags on these. */
  tags: (db: Db, accountId: number) => Promise<favour.FavourTag[]>
}

/** Every kind, by the number of its type; what cannot be kept yet says so. */
export type FavourKinds = Readonly<Record<z.infer<typeof favour.FavourType>, FavourKind | 'unbuilt'>>
