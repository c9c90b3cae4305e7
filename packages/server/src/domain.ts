import type { FastifyInstance } from 'fastify'
import type { FavourKinds } from './account/favour-kind.ts'
import type { ViewKinds } from './account/view-kind.ts'
import type { Matters } from './admin/audit-matter.ts'
import type { Refers } from './admin/refers.ts'
import type { CommentKinds } from './article/comment-kind.ts'
import type { FollowKinds } from './article/follow-queries.ts'
import type { LikeKinds } from './article/like-queries.ts'
import type { House } from './core/context.ts'
import type { DailyWork } from './core/daily.ts'
import type { Database } from './core/database.ts'
import type { Desk } from './core/desk.ts'
import type { OfferSource } from './datasheet/offer.ts'
import type { HandlersOf } from './core/handlers.ts'
import type { SupplierRecords } from './enterprise/supplier-record.ts'
import type { JobKinds } from './jobs/job-kinds.ts'
import type { BillKinds } from './mall/bill.ts'
import type { ImCards } from './message/im-card.ts'
import type { SheetKinds } from './demand/sheet-kind.ts'
import type { SuggestionKinds } from './portal/suggestion.ts'
import type { Seed } from './seed/first-run.ts'
import type { SitemapKind } from './site/sitemap-kind.ts'
import type { UploadKinds, UploadReader } from './storage/upload-kind.ts'

declare module './core/context.ts' {
  interface House {
    brought: Brought
  }
}

/** Adds routes below a path of their own: `/files`, `/sandbox`, or below `/api` beside the calls. */
type Routes = (app: FastifyInstance, house: House) => void

/** What a part of the house that the others lean on is made from. */
export type Given = Pick<House, 'db' | 'settings' | 'now'> & Pick<Database, 'listen'>

/** What comes together from all of them, each by its key; one that the contract names and nobody brings does not compile. */
export interface Brought {
  /** What a verdict does, by the kind of what was handed in. */
  matters: Matters
  /** What may be sent, by its purpose, and who sees it. */
  uploads: UploadKinds
  /** What can be kept as a favourite, by the number of its type. */
  favours: FavourKinds
  /** What is remembered of what people look at, by the number of its type. */
  views: ViewKinds
  /** What can be followed. */
  follows: FollowKinds
  /** What can be commented on, by the number of its type. */
  comments: CommentKinds
  /** What talks show as a card, by its kind. */
  cards: ImCards
  /** What can be liked. */
  likes: LikeKinds
  /** How work behind the scenes is done, by its kind. */
  jobs: JobKinds
  /** What a paid bill does, by its kind. */
  bills: BillKinds
  /** What leads to a brand or a part, by table and column: it is moved when they are merged. */
  refers: Refers
  /** What is done every six hours, by the name that servers take turns at. */
  daily: DailyWork
  /** Pages that search engines are told, by their name in the address of a sitemap. */
  sitemaps: Readonly<Record<string, SitemapKind>>
  /** What rows of sheets become, by the kind of the sheet. */
  sheets: SheetKinds
  /** What is known of companies that supply. */
  records: SupplierRecords
  /** What is offered while somebody types, by the part of the site. */
  suggestions: SuggestionKinds
  /** Where parts are offered. */
  offers: readonly OfferSource[]
  /** Who may see an upload besides its owner and the reviewers. */
  readers: readonly UploadReader[]
  /** Routes below `/files`. */
  files: readonly Routes[]
  /** Routes below `/api` for third parties that tell something in a form of their own. */
  notices: readonly Routes[]
  /** Routes below `/sandbox`: what stands in for a third party on this machine. */
  sandbox: readonly Routes[]
  /** What is done at every start, before anybody is answered. */
  starts: readonly ((house: House) => Promise<void>)[]
  /** What the first run puts in, in the order of `domains.ts`. */
  seeds: readonly Seed[]
}

/** Some of what comes together. */
type Share<All> = All extends readonly unknown[] ? All : Partial<All>

/** What a folder of the server brings along. Domains have it in their `index.ts`, and so have those below them with work of their own. */
export type Brings = { readonly [Point in keyof Brought]?: Share<Brought[Point]> } & {
  /** What others lean on through the `House`. */
  readonly services?: (given: Given) => Partial<House>
  /** Who may what at the desk, and how it is written down: one domain's. */
  readonly desk?: Desk
  /** Files of this folder that other domains may import, each with what for. `.toolchain/walls.test.ts` holds them to it. */
  readonly doors?: Readonly<Record<string, string>>
}

/** A domain: every call of its branch of the contract is handled, or listed as unbuilt. */
export type Domain<Tree, Unbuilt> = Brings & {
  readonly handlers: keyof HandlersOf<Tree, Unbuilt> extends never ? Record<string, never> : HandlersOf<Tree, Unbuilt>
  readonly unbuilt: Unbuilt
}
