import type { right } from '@xinpu/contract/admin'
import { Refusal } from '@xinpu/contract/refusal'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Desk, DeskCall } from '../core/desk.ts'
import { within } from '../core/within.ts'
import { labelsOf } from './labels.ts'
import { deskActs, rightsOf, type DeskAct } from './rights.ts'

/** How calls of the desk are let through and written down. */
export const desk: Desk = {
  admit(way, user) {
    const asked = rightsAsked(actAt(way))
    const held = rightsOf(user.roles)
    if (!asked.some((one) => held.has(one)))
      throw new Refusal(`没有权限，需要“${asked.map(labelsOf.right).join('”或“')}”`, 'FORBIDDEN')
  },

  // A file is read while it is sent, when a transaction would be over: it is written down before that.
  perform(call, act) {
    const { endpoint, context } = call
    const notes: string[] = []
    const note = (text: string) => void notes.push(text)
    if (endpoint.output === 'blob') return write(context.db, call, notes).then(() => act({ ...context, note }))
    return context.db.transaction().execute(async (tx) => {
      const output = await act({ ...context, db: within(tx), note })
      await write(tx, call, notes)
      return output
    })
  },
}

/** What the table of rights says of a call. */
export function actAt(way: readonly string[]): DeskAct {
  const act = way.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], deskActs)
  return act as DeskAct
}

export const rightsAsked = ({ right: asked }: DeskAct): readonly right.Right[] =>
  typeof asked === 'string' ? [asked] : asked

/** Of several rights that would do, the one that was used is the first that the person has. */
function rightUsed(act: DeskAct, { roles }: User): right.Right {
  const held = rightsOf(roles)
  const [first = 'review', ...others] = rightsAsked(act)
  return [first, ...others].find((one) => held.has(one)) ?? first
}

async function write(db: Db, { endpoint, way, input, context }: DeskCall, notes: readonly string[]) {
  const act = actAt(way)
  const { user, now, address } = context as Context & { user: User }
  const { id } = input as { id?: number }
  await db
    .insertInto('desk_log')
    .values({
      created_at: now(),
      account_id: user.id,
      call: endpoint.path,
      verb: act.verb ?? endpoint.path,
      of_right: rightUsed(act, user),
      subject: act.subject ?? 'site',
      target_id: act.subject ? (id ?? null) : null,
      note: notes.join('；').slice(0, 1000),
      sent: JSON.stringify(input, shown),
      address,
    })
    .execute()
}

const secrets = new Set(['proof', 'password', 'code', 'token'])

/** What is written down of what was sent: no secrets, and of long texts the beginning. */
const shown = (name: string, value: unknown): unknown =>
  secrets.has(name) ? undefined : typeof value === 'string' && value.length > 500 ? `${value.slice(0, 500)}…` : value
