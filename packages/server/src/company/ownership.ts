import type { ownership, structure } from '@xinpu/contract/company'
import type { HandlersOf } from '../core/handlers.ts'
import { controlOf } from './control.ts'
import { companyById } from './company-store.ts'
import type { TycRow } from './list-nouns.ts'
import { rowsOf, type Asking } from './told-section.ts'

/** Holders of a company that are drawn, and companies of a level that are gone into. */
const most = { holders: 20, perLevel: 12 }

interface Tree {
  nodes: Map<string, ownership.OwnershipNode>
  links: Omit<ownership.OwnershipLink, 'isControl'>[]
  isWhole: boolean
}

export const ownershipHandlers: HandlersOf<typeof ownership> = {
  async tree({ id, levels }, context) {
    const company = await companyById(context.db, id)
    const root = `c${id}`
    const tree: Tree = { nodes: new Map(), links: [], isWhole: true }
    tree.nodes.set(root, { key: root, name: company.name, type: 'company', companyId: id, level: 0 })
    const told = await addHolders(context, tree, id, levels)
    await addInvests(context, tree, id)
    return { ...controlOf(root, tree), isWhole: tree.isWhole, ...told }
  },
}

/** Level by level; who was met before is not gone into again, so a circle ends. */
async function addHolders(asking: Asking, tree: Tree, id: number, levels: number) {
  const first = await holdersOf(asking, id)
  let row = addOf(tree, id, first.data, 1)
  for (let level = 2; level <= levels && row.length > 0; level += 1) row = await addLevel(asking, tree, { row, level })
  if (row.length > 0) tree.isWhole = false
  return { source: first.source, updateTime: first.updateTime }
}

/** Behind the company itself what fails is left out. Answers the companies of the next level. */
async function addLevel(asking: Asking, tree: Tree, { row, level }: { row: readonly number[]; level: number }) {
  if (row.length > most.perLevel) tree.isWhole = false
  const next: number[] = []
  for (const companyId of row.slice(0, most.perLevel)) {
    const list = await holdersOf(asking, companyId).catch(() => undefined)
    if (!list) tree.isWhole = false
    next.push(...addOf(tree, companyId, list?.data ?? [], level))
  }
  return next
}

const holdersOf = (asking: Asking, id: number) =>
  rowsOf<structure.TycHolder>(asking, { id, pageIndex: 1, pageSize: most.holders }, 'holder')

/** Draws the holders of a company; answers those that are companies and new. */
function addOf(tree: Tree, companyId: number, holders: readonly structure.TycHolder[], level: number): number[] {
  return holders.flatMap(({ id, name, type, companyId: own, percent }) => {
    const key = own === undefined ? `h${id}` : `c${own}`
    tree.links.push({ from: key, to: `c${companyId}`, percent })
    if (tree.nodes.has(key)) return []
    tree.nodes.set(key, { key, name, type, level, ...(own !== undefined && { companyId: own }) })
    return own ?? []
  })
}

async function addInvests(asking: Asking, tree: Tree, id: number): Promise<void> {
  const list = await rowsOf<TycRow>(asking, { id, pageIndex: 1, pageSize: most.holders }, 'invest').catch(
    () => undefined,
  )
  if (!list || list.totalRecord > most.holders) tree.isWhole = false
  for (const { id: rowId, title, companyId, percent = '' } of list?.data ?? []) {
    const key = companyId === undefined ? `i${rowId}` : `c${companyId}`
    const isDrawn = tree.links.some(({ from, to }) => from === `c${id}` && to === key)
    if (!isDrawn) tree.links.push({ from: `c${id}`, to: key, percent })
    if (!tree.nodes.has(key)) {
      tree.nodes.set(key, {
        key,
        name: title,
        type: 'company',
        level: -1,
        ...(companyId !== undefined && { companyId }),
      })
    }
  }
}
