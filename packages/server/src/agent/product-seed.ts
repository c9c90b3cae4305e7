import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Parts that an invented agent offers of each of its lines. */
const perLine = 5

interface Part {
  seller_id: number
  id: number
  model: string
  brand_id: number
  category_name: string
  description: string
  datasheet_id: number | null
}

/** Offers the best-known parts of every line of the agents, under the numbers of their makers. */
export async function seedProducts(tx: Db, now: Date): Promise<void> {
  const { rows } = await sql<Part>`
    select line.seller_id, part.id, part.model, part.brand_id, category.name as category_name, part.description,
      (select max(datasheet_id) from datasheet_part where part_id = part.id) as datasheet_id
    from shown_line as line
    join seller on seller.id = line.seller_id and kind = 'agent'
    join lateral (
      select * from part where brand_id = line.brand_id order by popularity desc, id limit ${perLine}
    ) as part on true
    join category on category.id = part.category_id
    order by line.seller_id, part.popularity, part.id
  `.execute(tx)
  const products = rows.map((part, at) => ({
    seller_id: part.seller_id,
    name: part.category_name,
    model: part.model,
    model_plain: plainOf(part.model),
    part_id: part.id,
    brand_id: part.brand_id,
    category_id: null,
    img_url: '',
    description: `<p>${escaped(part.description)}。原厂原装，整盘与剪带都可出，附出货标签照片。</p>`,
    datasheet_id: part.datasheet_id,
    created_at: new Date(now.getTime() - (rows.length - at) * 3_600_000),
  }))
  if (products.length > 0) {
    await tx
      .insertInto('agent_product')
      .values(products)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
