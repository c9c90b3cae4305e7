import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSeedTable, seedFolder } from '../catalogue/seed-table.ts'
import type { Db } from '../core/database.ts'
import type { Seed } from '../seed/first-run.ts'
import { saveText } from './save-text.ts'

const folder = join(seedFolder, 'articles')
const hour = 60 * 60_000

/** People who write here; nobody can log in as them. */
const writers = [
  { name: '芯谱编辑部', intro: '写选型、读手册和核对来料的方法。每篇都注明算式与条件，欢迎指正。' },
  { name: '林一帆', intro: '模拟与电源，写电路里算得清的部分。' },
  { name: '许知远', intro: '被动件与可靠性，关心条件变了以后参数还剩多少。' },
  { name: '何书砚', intro: '数字接口与板级调试，记录量过的现象。' },
]

/** Fills the news with articles of our own, and some words below them. */
export const seedArticles: Seed = ({ db, now }) =>
  db.transaction().execute(async (tx) => {
    if (await tx.selectFrom('article').select('id').limit(1).executeTakeFirst()) return ''
    const rows = readSeedTable(join(folder, 'articles.tsv')).rows
    const people = await seedWriters(tx)
    const channelIds = await seedChannels(tx, rows)
    for (const [at, row] of rows.entries()) {
      const published = new Date(now().getTime() - (at * at * 3 + at * 5 + 2) * hour)
      const accountId = people[Number(row['writer']) % people.length] ?? 0
      await seedArticle(tx, row, { accountId, channelId: channelIds.get(row['channel'] ?? '') ?? null, published, at })
    }
    return `${rows.length} 篇文章`
  })

async function seedWriters(tx: Db): Promise<number[]> {
  const accounts = await tx
    .insertInto('account')
    .values(writers.map(({ name }) => ({ nick_name: name })))
    .returning('id')
    .execute()
  const ids = accounts.map(({ id }) => id)
  await tx
    .insertInto('author')
    .values(ids.map((id, at) => ({ account_id: id, intro: writers[at]?.intro ?? '', status: 'passed' as const })))
    .execute()
  return ids
}

/** Channels in the order in which the table names them. */
async function seedChannels(tx: Db, rows: readonly Record<string, string>[]): Promise<Map<string, number>> {
  const names = [...new Set(rows.map(({ channel = '' }) => channel))]
  const made = await tx
    .insertInto('article_channel')
    .values(names.map((name, position) => ({ name, position })))
    .returning(['id', 'name'])
    .execute()
  return new Map(made.map(({ id, name }) => [name, id]))
}

interface Put {
  accountId: number
  channelId: number | null
  published: Date
  at: number
}

async function seedArticle(tx: Db, row: Record<string, string>, { accountId, channelId, published, at }: Put) {
  const { slug = '', title = '', summary = '', keywords = '', series = '' } = row
  const figure = figures.has(`${slug}.svg`) ? `/files/figure/${slug}.svg` : ''
  const { id } = await tx
    .insertInto('article')
    .values({
      account_id: accountId,
      channel_id: channelId,
      series_id: series ? await seriesNamed(tx, accountId, series) : null,
      series_place: series ? at : null,
      title,
      summary,
      cover: figure,
      keywords: keywords.split(',').filter(Boolean),
      status: 'PUBLISHED',
      published_at: published,
      created_at: published,
      updated_at: published,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveText(tx, id, readFileSync(join(folder, `${slug}.html`), 'utf8'))
}

const figures: ReadonlySet<string> = new Set(readdirSync(join(folder, 'figures')))

async function seriesNamed(tx: Db, accountId: number, name: string): Promise<number> {
  const row = await tx
    .insertInto('article_series')
    .values({ account_id: accountId, name })
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
