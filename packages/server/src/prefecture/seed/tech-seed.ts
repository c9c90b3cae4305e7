import { saveText } from '../../article/save-text.ts'
import type { House } from '../../core/context.ts'
import type { Db } from '../../core/database.ts'
import { keepZoneFile } from '../zone-file.ts'
import { blocksOf, htmlOf } from './plain-block.ts'
import { readToldFiles, type ToldFile } from './told-file.ts'
import { setPaper } from './zone-paper.ts'

/** Keeps courses and technical material of our own: text and document say the same. */
export async function seedTech(house: House, at: (place: number) => Date): Promise<number> {
  const told = readToldFiles('texts')
  const writers = await house.db.selectFrom('author').select('account_id').orderBy('id').limit(4).execute()
  for (const [place, each] of told.entries()) {
    const writer = writers[Number(each.fact('writer'))]
    if (writer) await keepTech(house, each, { accountId: writer.account_id, at: at(place), place })
  }
  return told.length
}

interface Put {
  accountId: number
  at: Date
  place: number
}

const kinds = { course: '课程', datum: '技术资料' } as const

async function keepTech(house: House, told: ToldFile, { accountId, at, place }: Put): Promise<void> {
  const type = told.fact('type') === 'course' ? 'course' : 'datum'
  const [title, summary, blocks] = [told.fact('title'), told.fact('summary'), blocksOf(told.text)]
  const paper = { title, summary, kind: kinds[type], isParted: true, blocks }
  const fileId = await keepZoneFile(house, await setPaper(paper))
  await house.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('article')
      .values({
        account_id: accountId,
        zone: type,
        title,
        summary,
        keywords: told.fact('keywords').split(',').filter(Boolean),
        status: 'PUBLISHED',
        published_at: at,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const categoryId = await subjectNamed(tx, type, told.fact('subject'), place)
    await tx.insertInto('tech_article').values({ article_id: id, category_id: categoryId, file_id: fileId }).execute()
    await saveText(tx, id, htmlOf(blocks))
  })
}

async function subjectNamed(tx: Db, type: 'course' | 'datum', name: string, position: number): Promise<number> {
  const { id } = await tx
    .insertInto('tech_category')
    .values({ type, name, position })
    .onConflict((conflict) => conflict.columns(['type', 'name']).doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
