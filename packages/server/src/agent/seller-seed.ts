import { join } from 'node:path'
import { letterOf } from '@xinpu/trade/pinyin'
import { readSeedTable, seedFolder } from '../catalogue/seed-table.ts'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { seedCompanies } from '../demand/company-seed.ts'
import { nameKey } from '../enterprise/enterprise-queries.ts'
import { seedShopCompanies } from '../mall/shop-seed.ts'
import type { Seed } from '../seed/first-run.ts'
import { seedContacts } from './contact-seed.ts'
import { seedLines, type SeedLine } from './line-seed.ts'
import { seedProducts } from './product-seed.ts'

/** Opens the pages of the invented agents and traders of `seeds/sellers.tsv`, with proofs, products and contacts. */
export const seedSellers: Seed = async (house, say) => {
  const known = await house.db.selectFrom('seller').select('id').limit(1).executeTakeFirst()
  if (known) return
  say('首次运行：正在开设代理商与贸易商…')
  const rows = readSeedTable(join(seedFolder, 'sellers.tsv')).rows
  await house.db.transaction().execute(async (tx) => {
    await seedCompanies(tx)
    await seedShopCompanies(tx)
    await seedContacts(tx)
    for (const [at, row] of rows.entries()) await openSeedSeller({ ...house, db: tx }, row, at)
    await seedProducts(tx, house.now())
  })
  return `${rows.length} 家代理商与贸易商`
}

type Writing = Pick<House, 'files' | 'now'> & { db: Db }

async function openSeedSeller(house: Writing, row: Record<string, string>, at: number) {
  const { company = '', kind, short = '', type, lines = '', named = '' } = row
  const { db } = house
  const of = await db
    .selectFrom('enterprise')
    .innerJoin('enterprise_member', 'enterprise_id', 'enterprise.id')
    .select(['enterprise.id', 'region', 'intro', 'account_id'])
    .where('enterprise_member.role', '=', 'creator')
    .where('name', '=', company)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('seller')
    .values({
      kind: kind === 'trader' ? 'trader' : 'agent',
      enterprise_id: of.id,
      name: short,
      full_name: company,
      name_key: `${nameKey(short)} ${nameKey(company)}`,
      letter: letterOf(short),
      logo: null,
      website: null,
      type: kind === 'trader' ? null : (type as 'authorised'),
      intro: of.intro,
      region: of.region,
      address: null,
      view_count: (at * 53) % 400,
      created_at: house.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await nameSeedBrands(db, id, named.split(';').filter(Boolean))
  const told: SeedLine[] = lines.split(';').filter(Boolean).map(lineOf)
  await seedLines(house, { sellerId: id, accountId: of.account_id, company, number: at }, told)
}

const lineOf = (text: string): SeedLine => {
  const [code = '', days = '-'] = text.split(':')
  return { code, days: days === '-' ? undefined : Number(days) }
}

async function nameSeedBrands(db: Db, sellerId: number, codes: readonly string[]) {
  if (codes.length === 0) return
  const rows = await db.selectFrom('brand').select(['id', 'code']).where('code', 'in', codes).execute()
  if (rows.length === 0) return
  await db
    .insertInto('seller_brand')
    .values(rows.map(({ id, code }) => ({ seller_id: sellerId, brand_id: id, position: codes.indexOf(code) })))
    .execute()
}
