import type { SpecBrand } from '@xinpu/contract/brand'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { SellerKind } from './tables.ts'
import { kindNames, ownSeller } from './own-seller.ts'
import { changeSeller, closeSeller, openSeller, type SellerDraft } from './seller-change.ts'
import { sellers, type Asked, type SellerRow } from './seller-queries.ts'
import { brandsOf } from './sold-brands.ts'

/** More than a seller can name and prove. */
const allBrands = 10_000

/** Who asks for sellers of a kind, and when. */
export const askedBy = ({ user, now }: Pick<Context, 'now' | 'user'>, kind: SellerKind): Asked => ({
  kind,
  userId: user?.id,
  at: now(),
})

/** One seller with all that it sells. */
export async function sellerPage(db: Db, asked: Asked, id: number): Promise<[SellerRow, SpecBrand[]]> {
  const row = await sellers(db, asked).where('seller.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal(`没有找到这家${kindNames[asked.kind]}`, 'NOT_FOUND')
  const brands = await brandsOf(db, [id], allBrands)
  return [row, brands.get(id) ?? []]
}

/** Counts a look at a seller. */
export const countView = (db: Db, id: number) =>
  db
    .updateTable('seller')
    .set({ view_count: sql<number>`view_count + 1` })
    .where('id', '=', id)
    .execute()

type Owner = Context & { user: User }

/** A seller as its owner sees it. */
type Presents<Page> = (row: SellerRow, brands: SpecBrand[], context: Context) => Page | Promise<Page>

/** The calls with which an enterprise looks after its page of one kind. */
export function ownPage<Page>(kind: SellerKind, present: Presents<Page>) {
  async function pageOf(context: Context, id: number): Promise<Page> {
    const [row, brands] = await sellerPage(context.db, askedBy(context, kind), id)
    return present(row, brands, context)
  }

  return {
    async detail(_: unknown, context: Owner) {
      const mine = await ownSeller(context.db, kind, context.user.id)
      return mine ? pageOf(context, mine.id) : null
    },

    add: async (draft: SellerDraft, context: Owner) => pageOf(context, await openSeller(context, kind, draft)),

    async update(change: SellerDraft & { id: number }, context: Owner) {
      await changeSeller(context, kind, change)
      return pageOf(context, change.id)
    },

    async remove({ id }: { id: number }, context: Owner) {
      await closeSeller(context, kind, id)
      return null
    },
  }
}
