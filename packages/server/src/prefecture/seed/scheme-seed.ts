import type { scheme } from '@xinpu/contract/prefecture'
import { sql } from 'kysely'
import { textWords } from '../../article/article-words.ts'
import type { House } from '../../core/context.ts'
import type { Db } from '../../core/database.ts'
import { keepZoneFile } from '../zone-file.ts'
import { readDrawing } from './drawing/read-drawing.ts'
import type { Drawing } from './drawing/shape.ts'
import { svgOf } from './drawing/svg.ts'
import { blocksOf, htmlOf } from './plain-block.ts'
import { readToldFiles, type ToldFile } from './told-file.ts'
import { setPaper } from './zone-paper.ts'

/** A line of a circuit's list of parts, as its file tells it: `C1 C2 | GRM21BR61E106KA73L | 2 | 输入`. */
interface ToldPart {
  names: string[]
  model: string
  quantity: number
  note: string
}

/** Keeps the circuits of our own: drawing, document and list of parts. */
export async function seedSchemes(house: House, at: (place: number) => Date): Promise<number> {
  const told = readToldFiles('schemes')
  for (const [place, each] of told.entries()) await keepScheme(house, each, at(place))
  return told.length
}

async function keepScheme(house: House, told: ToldFile, at: Date): Promise<void> {
  const { db } = house
  const drawing = readDrawing(told.draw)
  const parts = told.facts('part').map(partOf)
  const known = await knownParts(db, [told.fact('model'), ...parts.map(({ model }) => model)])
  const main = known.get(keyOf(told.fact('model')))
  if (!main) throw new Error(`${told.slug} is built around a part that the catalogue lacks`)
  const fileId = await keepZoneFile(house, await paperOf(told, drawing, parts))
  await db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('scheme')
      .values({ ...rowOf(told, drawing), ...main, file_id: fileId, part_count: parts.length, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('scheme_part')
      .values(
        parts.map(({ names, model, quantity, note }, place) => ({
          scheme_id: id,
          place,
          model,
          model_key: keyOf(model),
          brand_id: known.get(keyOf(model))?.brand_id ?? null,
          designator: names.join(' '),
          quantity,
          note,
          marks: JSON.stringify(names.flatMap((name) => markOf(drawing, name))),
        })),
      )
      .execute()
  })
}

const keyOf = (model: string): string => model.normalize('NFKC').toUpperCase()

function partOf(line: string): ToldPart {
  const [names = '', model = '', quantity = '', note = ''] = line.split('|').map((cell) => cell.trim())
  return { names: names.split(' '), model, quantity: Number(quantity), note }
}

/** Brand and category of parts of the catalogue, by their numbers. */
async function knownParts(db: Db, models: readonly string[]) {
  const rows = await db
    .selectFrom('part')
    .select(['model_key', 'brand_id', 'category_id'])
    .where('model_key', '=', sql<string>`any (${[...new Set(models.map(keyOf))]}::text[])`)
    .orderBy('popularity')
    .execute()
  return new Map(rows.map((row) => [row.model_key, row]))
}

function rowOf(told: ToldFile, drawing: Drawing) {
  const [title, model, summary] = [told.fact('name'), told.fact('model'), told.fact('summary')]
  const models = told.facts('part').map((line) => partOf(line).model)
  const words = textWords({
    title,
    summary,
    channel: '电路方案',
    author: '',
    keywords: [],
    models: [model, ...models],
    text: told.text.join(' '),
  })
  return {
    name: title,
    model,
    model_key: keyOf(model),
    summary,
    content: htmlOf(blocksOf(told.text)),
    facts: JSON.stringify(told.facts('fact').map(factOf)),
    figure: svgOf(drawing),
    words: sql<string>`array_to_tsvector(${words}::text[])`,
  }
}

function factOf(line: string): scheme.SchemeDetail['facts'][number] {
  const [name = '', value = '', unit = ''] = line.split('|').map((cell) => cell.trim())
  return { name, value, unit }
}

/** Where a designator stands, in shares of the drawing. */
function markOf({ marks, width, height }: Drawing, name: string): scheme.SchemePart['marks'] {
  const place = marks.get(name)
  if (!place) return []
  const share = (value: number, whole: number) =>
    Math.min(1, Math.max(0, Math.round((value / whole) * 10_000) / 10_000))
  return [
    {
      x: share(place.x, width),
      y: share(place.y, height),
      width: share(place.width, width),
      height: share(place.height, height),
    },
  ]
}

const paperOf = (told: ToldFile, drawing: Drawing, parts: readonly ToldPart[]) =>
  setPaper({
    title: told.fact('name'),
    kind: '电路方案',
    summary: told.fact('summary'),
    isParted: true,
    blocks: [
      { kind: 'heading', text: '原理图' },
      { kind: 'drawing', drawing },
      { kind: 'heading', text: '物料' },
      {
        kind: 'table',
        head: ['位号', '型号', '用量', '用途'],
        rows: parts.map(({ names, model, quantity, note }) => [names.join(' '), model, String(quantity), note]),
      },
      { kind: 'heading', text: '算式与布局' },
      ...blocksOf(told.text).map((block) =>
        block.kind === 'heading' ? ({ kind: 'text', text: `【${block.text}】` } as const) : block,
      ),
    ],
  })
