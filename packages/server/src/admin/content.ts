import { content as nouns, type content } from '@xinpu/contract/admin'
import { Refusal } from '@xinpu/contract/refusal'
import type { HandlersOf } from '../core/handlers.ts'
import { orTaken } from '../core/taken.ts'
import { refuseContent } from './content-fault.ts'
import { contentSources, presentTrait } from './content-kinds.ts'
import { entriesOf, isHeld, keepEntry, removeEntry } from './content-store.ts'
import { labelsOf } from './labels.ts'

const missing = () => new Refusal('没有找到这条内容', 'NOT_FOUND')

export const contentHandlers: HandlersOf<typeof content> = {
  traits: () => Promise.resolve(nouns.ContentKind.options.map(presentTrait)),

  async list({ kind, place, state, pageIndex, pageSize }, { db, now }) {
    const entries = await entriesOf(db, kind, now())
    const found = entries.filter((entry) => (!place || entry.place === place) && (!state || entry.state === state))
    const from = (pageIndex - 1) * pageSize
    return { data: found.slice(from, from + pageSize), totalRecord: found.length }
  },

  async save({ id, kind, ...told }, { db, note }) {
    const source = contentSources[kind]
    refuseContent(source, told)
    const kept = await orTaken(keepEntry(db, source, id, told), '这个位置已经有同名的内容')
    if (kept === undefined) throw missing()
    note(`${labelsOf.content(kind)}：${told.name}`)
    return { id: kept }
  },

  async remove({ kind, id }, { db, note }) {
    const source = contentSources[kind]
    if (source.heldBy && (await isHeld(db, source.heldBy, id))) throw new Refusal(source.heldBy.told, 'CONFLICT')
    const name = await removeEntry(db, source, id)
    if (name === undefined) throw missing()
    note(`${labelsOf.content(kind)}：${name}`)
    return null
  },
}
