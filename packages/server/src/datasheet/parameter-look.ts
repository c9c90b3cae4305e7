import type { Db } from '../core/database.ts'
import { cached } from '../search/index/cached.ts'

/** How an editor has a parameter shown in lists. */
interface ParameterLook {
  /** Empty for the name itself. */
  label: string
  position: number
  isHidden: boolean
}

/** Those of one category, by the names of the catalogue. */
export type CategoryLook = ReadonlyMap<string, ParameterLook>
type ParameterLooks = ReadonlyMap<number, CategoryLook>

declare module '../core/context.ts' {
  interface House {
    /** How lists show the parameters of each category; those that no editor has touched are not there. */
    parameterLooks: () => Promise<ParameterLooks>
  }
}

export const parameterLooks = (db: Db): (() => Promise<ParameterLooks>) => cached(() => readLooks(db))

async function readLooks(db: Db): Promise<ParameterLooks> {
  const rows = await db.selectFrom('parameter_look').selectAll().execute()
  const looks = new Map<number, Map<string, ParameterLook>>()
  for (const { category_id, name, label, position, is_hidden: isHidden } of rows) {
    const own = looks.get(category_id) ?? new Map<string, ParameterLook>()
    looks.set(category_id, own.set(name, { label, position, isHidden }))
  }
  return looks
}

const last = Number.MAX_SAFE_INTEGER

/** Parameters as an editor wants them: in order, under their labels. Those that have no look come behind, as they are. */
export function inLook<Param extends { name: string }>(
  params: readonly Param[],
  look: CategoryLook | undefined,
): Param[] {
  if (!look) return [...params]
  const placeOf = ({ name }: Param) => look.get(name)?.position ?? last
  return params
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((param) => {
      const label = look.get(param.name)?.label
      return label ? { ...param, label } : param
    })
}

/** The same without those that lists do not show. */
export const shownInLook = <Param extends { name: string }>(
  params: readonly Param[],
  look: CategoryLook | undefined,
): Param[] => inLook(params, look).filter(({ name }) => !look?.get(name)?.isHidden)
