import { join } from 'node:path'
import type { trend } from '@xinpu/contract/circle'
import { readSeedTable, seedFolder } from '../catalogue/seed-table.ts'
import type { Db } from '../core/database.ts'
import type { Seed } from '../seed/first-run.ts'
import { circleKey } from './circle-queries.ts'
import { trendType } from './trend-queries.ts'
import { indexTrend, shownTrend } from './trend-text.ts'

type Row = Record<string, string>

const folder = join(seedFolder, 'circles')
const hour = 60 * 60_000

/** People who ask and answer here; nobody can log in as them. */
const writers = ['马克罗', '何一帆', '沈砚', '周野', '陈牧', '赵十里']

/** Founds circles of our own, with questions that engineers ask and what was answered. */
export const seedCircles: Seed = ({ db, now }) =>
  db.transaction().execute(async (tx) => {
    if (await tx.selectFrom('circle').select('id').limit(1).executeTakeFirst()) return ''
    const accounts = await tx
      .insertInto('account')
      .values(writers.map((name) => ({ nick_name: name })))
      .returning('id')
      .execute()
    const people = accounts.map(({ id }) => id)
    const circles = await seedOwn(tx, people)
    const answers = Map.groupBy(tableOf('answers'), ({ post = '' }) => post)
    const posts = tableOf('posts')
    // The last of the table is the oldest.
    for (const [at, row] of [...posts.entries()].toReversed()) {
      const when = new Date(now().getTime() - (at * at * 2 + at * 7 + 3) * hour)
      const place = { circleId: circles.get(row['circle'] ?? '') ?? 0, people, when }
      await seedAnswers(tx, await seedPost(tx, row, place), answers.get(row['slug'] ?? '') ?? [], place)
    }
    return `${circles.size} 个圈子，${posts.length} 个帖子`
  })

/** A pilcrow stands for an empty line, `\n` for a new one. */
const tableOf = (name: string): Row[] =>
  readSeedTable(join(folder, `${name}.tsv`)).rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, cell]) => [key, cell.replaceAll('¶', '\n\n').replaceAll(String.raw`\n`, '\n')]),
    ),
  )

async function seedOwn(tx: Db, people: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const rows = tableOf('circles')
  const made = await tx
    .insertInto('circle')
    .values(
      rows.map(({ name = '', intro = '', symbol = '' }) => ({
        account_id: null,
        name,
        plain: circleKey(name),
        img_url: `/files/circle/${symbol}.svg`,
        intro,
        status: 'open' as const,
      })),
    )
    .returning(['id', 'name'])
    .execute()
  const members = made.flatMap(({ id }, at) =>
    people.filter((_, person) => (person + at) % 3 !== 2).map((account_id) => ({ circle_id: id, account_id })),
  )
  await tx.insertInto('circle_member').values(members).execute()
  return new Map(made.map(({ id, name }) => [rows.find((row) => row['name'] === name)?.['slug'] ?? '', id]))
}

interface Place {
  circleId: number
  people: readonly number[]
  when: Date
}

const listOf = (cell = ''): string[] => cell.split(';').filter(Boolean)
const personOf = ({ writer }: Row, people: readonly number[]): number => people[Number(writer) % people.length] ?? 0

async function seedPost(tx: Db, row: Row, { circleId, people, when }: Place): Promise<number> {
  const { kind, title = '', content = '', input = '', output = '', load = '', tried = '' } = row
  const { id } = await tx
    .insertInto('trend')
    .values({
      circle_id: circleId,
      account_id: personOf(row, people),
      kind: kind as trend.TrendKind,
      title,
      content,
      input,
      output,
      load,
      tried,
      shown: await shownTrend(tx, content),
      images: listOf(row['images']),
      status: 'published',
      created_at: when,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await seedParts(tx, id, listOf(row['parts']))
  await indexTrend(tx, id)
  return id
}

/** Of parts with one number the best known is meant. */
async function seedParts(tx: Db, id: number, models: readonly string[]): Promise<void> {
  if (models.length === 0) return
  const found = await tx
    .selectFrom('part')
    .select(['id', 'model'])
    .where('model', 'in', models)
    .orderBy('popularity', 'desc')
    .execute()
  const rows = models.flatMap((model, place) => {
    const part = found.find((each) => each.model === model)
    return part ? [{ trend_id: id, place, part_id: part.id }] : []
  })
  if (rows.length > 0) await tx.insertInto('trend_part').values(rows).execute()
}

async function seedAnswers(tx: Db, trendId: number, rows: readonly Row[], { people, when }: Place): Promise<void> {
  let thread: number | null = null
  for (const [at, row] of rows.entries()) {
    const isBelow = row['to'] === 'last'
    const { id }: { id: number } = await tx
      .insertInto('comment')
      .values({
        kind: trendType,
        target_id: trendId,
        account_id: personOf(row, people),
        thread_id: isBelow ? thread : null,
        content: row['content'] ?? '',
        created_at: new Date(when.getTime() + (at + 1) * hour),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!isBelow) thread = id
    if (row['accepted'] === '1')
      await tx.updateTable('trend').set({ answer_id: id }).where('id', '=', trendId).execute()
  }
}
