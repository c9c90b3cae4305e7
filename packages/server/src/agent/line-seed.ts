import { randomBytes } from 'node:crypto'
import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { renderCertificate } from '../sample/sample-certificate.ts'
import { keepBytes } from '../storage/keep-bytes.ts'
import { urlOf } from '../storage/upload-store.ts'

/** A line that the first run invents: of a brand by its code, with the days that its proof still holds. */
export interface SeedLine {
  code: string
  /** Below zero where the proof ran out; absent where there is none. */
  days: number | undefined
}

interface Of {
  sellerId: number
  /** Whom its certificates belong to. */
  accountId: number
  company: string
  /** Which seller it is, for the number of its certificates. */
  number: number
}

type Writing = Pick<House, 'files' | 'now'> & { db: Db }

const day = 86_400_000

/** Lines that passed the review, each with a certificate that is drawn for it. */
export async function seedLines(house: Writing, of: Of, lines: readonly SeedLine[]): Promise<void> {
  for (const [place, line] of lines.entries()) await seedLine(house, of, { ...line, place })
}

async function seedLine(house: Writing, of: Of, { code, days, place }: SeedLine & { place: number }) {
  const { db, now } = house
  const brand = await brandCoded(db, code)
  if (!brand) return
  const until = days === undefined ? null : fullDay(new Date(now().getTime() + days * day))
  const number = `XP-${brand.short_name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}-${2024 + (place % 2)}-${String(1000 + of.number * 37 + place)}`
  const proof = { maker: brand.name_cn, company: of.company, scope: brand.categories.join('、'), number, until }
  const cert = { cert_url: until === null ? null : await keepProof(house, of.accountId, proof), cert_expire: until }
  const columns = { category_ids: brand.category_ids, ...cert }
  const { id } = await db
    .insertInto('product_line')
    .values({ seller_id: of.sellerId, brand_id: brand.id, status: 'passed', position: place, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('passed_line')
    .values({ line_id: id, ...columns })
    .execute()
}

/** A brand with the three categories that most of its parts are in. */
async function brandCoded(db: Db, code: string) {
  const { rows } = await sql<{
    id: number
    name_cn: string
    short_name: string
    category_ids: number[]
    categories: string[]
  }>`
    select brand.id, brand.name_cn, brand.short_name, array_agg(category.id) as category_ids, array_agg(category.name) as categories
    from brand
    join lateral (
      select category_id from part where brand_id = brand.id group by 1 order by count(*) desc, 1 limit 3
    ) as sold on true
    join category on category.id = sold.category_id
    where brand.code = ${code}
    group by brand.id
  `.execute(db)
  return rows[0]
}

async function keepProof(
  house: Writing,
  accountId: number,
  proof: Parameters<typeof renderCertificate>[0],
): Promise<string> {
  const bytes = await renderCertificate(proof)
  const upload = { key: randomBytes(18).toString('base64url'), file_type: 'pdf' as const }
  await house.db
    .insertInto('upload')
    .values({
      ...upload,
      account_id: accountId,
      uuid: null,
      purpose: 'certificate',
      name: `授权证书 ${proof.number}.pdf`,
      size: bytes.length,
      sha256: await keepBytes(house, { bytes, type: 'application/pdf' }),
      created_at: house.now(),
      touched_at: house.now(),
    })
    .execute()
  return urlOf(upload)
}
