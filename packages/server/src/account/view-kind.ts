import type { history } from '@xinpu/contract/account'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { Paging } from '@xinpu/contract/page'
import type { RawBuilder } from 'kysely'
import type { Db } from '../core/database.ts'

/** One kind of things that people look at, as the domain shows it that has them. */
export interface ViewKind {
  /** The numbers of those that everybody may see. */
  shown: RawBuilder<{ id: number }>
  /** What a person looked at and can still see, newest first. */
  list: (
    db: Db,
    asked: { accountId: number; page: Paging },
  ) => Promise<{ data: history.RecentViewRecord[]; totalRecord: number }>
}

/** Every kind, by the number of its type; what is not remembered yet says so. */
export type ViewKinds = Readonly<Record<ParsedOf<typeof history.clear>['type'], ViewKind | 'unbuilt'>>
