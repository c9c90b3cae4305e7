import type { parameter } from '@xinpu/contract/admin'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { dropCached } from '../search/index/cached.ts'
import { tellNames } from '../search/index/outbox.ts'

export const parameterHandlers: HandlersOf<typeof parameter> = {
  async list({ categoryId }, { db }) {
    await categoryNamed(db, categoryId)
    return parametersOf(db, categoryId)
  },

  async save({ categoryId, parameters }, { db, note }) {
    const category = await categoryNamed(db, categoryId)
    const known = await parametersOf(db, categoryId)
    refuseOdd(parameters, new Set(known.map(({ name }) => name)))
    await db.deleteFrom('parameter_look').where('category_id', '=', categoryId).execute()
    const rows = parameters.map(({ name, label, isHidden }, position) => ({
      category_id: categoryId,
      name,
      label: label === name ? '' : label,
      position,
      is_hidden: isHidden,
    }))
    if (rows.length > 0) await db.insertInto('parameter_look').values(rows).execute()
    await tellNames(db)
    dropCached()
    note(`${category}：${rows.length === 0 ? '恢复为目录的顺序' : told(parameters)}`)
    return null
  },
}

async function categoryNamed(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom('category').select('name').where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个分类', 'NOT_FOUND')
  return row.name
}

/** What the parts of a category tell, as lists show it: what an editor has placed, then the commonest first. */
async function parametersOf(db: Db, categoryId: number): Promise<parameter.CategoryParameter[]> {
  const { rows } = await sql<Omit<parameter.CategoryParameter, 'kind'>>`
    select told.name, coalesce(label, '') as label, unit, "partCount", coalesce(is_hidden, false) as "isHidden"
    from (
      select name, (array_agg(unit order by part_count desc, unit))[1] as unit, sum(part_count)::int as "partCount"
      from category_parameter where category_id = ${categoryId} group by name
    ) as told
    left join parameter_look as look on look.category_id = ${categoryId} and look.name = told.name
    order by position nulls last, "partCount" desc, told.name
    limit 500`.execute(db)
  return rows.map((row) => ({ ...row, kind: row.unit === '' ? ('words' as const) : ('figure' as const) }))
}

type Saved = Parameters<typeof parameterHandlers.save>[0]['parameters']

/** Nothing stands twice, and no parameter is called as another one is. */
function refuseOdd(parameters: Saved, known: ReadonlySet<string>): void {
  const names = parameters.map(({ name }) => name)
  const other = names.find((name) => !known.has(name))
  if (other !== undefined) throw new Refusal(`这个分类的型号没有参数“${other}”，请刷新后再试`, 'CONFLICT')
  const shown = parameters.map(({ name, label }) => label || name)
  const twice = [...names, ...shown.filter((label, at) => label !== names[at])].find(
    (one, at, all) => all.indexOf(one) < at,
  )
  if (twice !== undefined) throw new Refusal(`“${twice}”出现了两次，请换一个显示名称`, 'CONFLICT')
}

const told = (parameters: Saved): string =>
  parameters
    .map(({ name, label, isHidden }) => `${name}${label ? `（${label}）` : ''}${isHidden ? '（隐藏）' : ''}`)
    .join('、')
