import type { comment } from '@xinpu/contract/article'
import type { Db } from '../core/database.ts'

/** Something that comments are about. */
export interface Commented {
  title: string
  /** Its page. */
  path: string
  /** Whoever wrote it may remove comments below it, and is told of them; null where nobody did. */
  ownerId: number | null
}

/** What something is called, and its page. */
export type Named = Pick<Commented, 'path' | 'title'>

/** One kind of things that comments are about, as the domain shows it that has them. */
export interface CommentKind {
  /** The one of a number that everybody may see; undefined where there is none. */
  find: (db: Db, id: number) => Promise<Commented | undefined>
  /** What several are called and where they are, by their numbers. */
  named: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, Named>>
  /** Keeps the number of its comments, where lists show it. */
  count?: (tx: Db, id: number, count: number) => Promise<unknown>
}

/** Every kind, by its number on the wire; what cannot be commented on yet says so. */
export type CommentKinds = Readonly<Record<comment.CommentType, CommentKind | 'unbuilt'>>
