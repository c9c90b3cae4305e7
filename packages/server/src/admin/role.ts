import type { right, role } from '@xinpu/contract/admin'
import { right as nouns } from '@xinpu/contract/admin'
import { Refusal } from '@xinpu/contract/refusal'
import { maskMobile } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { labelsOf } from './labels.ts'

export const roleHandlers: HandlersOf<typeof role> = {
  list: async (_, { db }) => (await atDesk(db).execute()).map(present),

  async set({ id, roles }, { db, user, note }) {
    const wanted = new Set(roles)
    if (id === user.id && !wanted.has('owner')) throw new Refusal('不能取消自己的负责人岗位', 'CONFLICT')
    const before = await setRoles(db, id, [...wanted])
    if (!before) throw new Refusal('没有找到这位用户', 'NOT_FOUND')
    note(`${namesOf(before)} → ${namesOf([...wanted])}`)
    return null
  },
}

/** Says what somebody does at the desk, and leaves what they are besides; answers what they did before. */
export async function setRoles(db: Db, id: number, roles: readonly right.DeskRole[]) {
  const account = await db.selectFrom('account').select('roles').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!account) return undefined
  const others = account.roles.filter((one) => !isDeskRole(one))
  await db
    .updateTable('account')
    .set({ roles: [...others, ...roles] })
    .where('id', '=', id)
    .execute()
  return deskRolesIn(account.roles)
}

/** The same by whoever has the machine: it is written down as theirs. */
export const setRolesByCommand = (db: Db, id: number, roles: readonly right.DeskRole[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const before = (await setRoles(tx, id, roles)) ?? []
    await noteCommand(tx, { ...acts.set, id, note: `${namesOf(before)} → ${namesOf(roles)}`, sent: { id, roles } })
  })

/** Opens an account that was blocked, so that whoever has the machine gets back in; whether it was. */
export const openByCommand = (db: Db, id: number): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const opened = await tx
      .updateTable('account')
      .set({ is_blocked: false, block_reason: '' })
      .where('id', '=', id)
      .where('is_blocked', '=', true)
      .where('closed_at', 'is', null)
      .returning('nick_name')
      .executeTakeFirst()
    if (!opened) return false
    await noteCommand(tx, { ...acts.open, id, note: `${opened.nick_name}：恢复`, sent: { id, status: 1 } })
    return true
  })

const acts = {
  set: { call: '/admin/role/set', verb: '调整岗位', of_right: 'role' },
  open: { call: '/admin/user/status', verb: '停用或恢复账号', of_right: 'people' },
} as const

interface Commanded {
  call: string
  verb: string
  of_right: right.Right
  id: number
  note: string
  sent: object
}

const noteCommand = (tx: Db, { id, sent, ...told }: Commanded) =>
  tx
    .insertInto('desk_log')
    .values({
      ...told,
      created_at: new Date(),
      account_id: null,
      subject: 'account',
      target_id: id,
      sent: JSON.stringify(sent),
    })
    .execute()

/** What somebody does at the desk, of all that they are. */
export const deskRolesIn = (roles: readonly string[]): right.DeskRole[] => roles.filter(isDeskRole)

const isDeskRole = (word: string): word is right.DeskRole => (nouns.DeskRole.options as string[]).includes(word)

const namesOf = (roles: readonly right.DeskRole[]): string => roles.map(labelsOf.role).join('、') || '无'

/** Everybody with a role, the newest first. */
const atDesk = (db: Db) =>
  db
    .selectFrom('account')
    .select(['id', 'avatar', 'nick_name', 'mobile', 'roles', 'is_blocked'])
    .select(({ selectFrom }) =>
      selectFrom('desk_log')
        .select('created_at')
        .whereRef('account_id', '=', 'account.id')
        .orderBy('id', 'desc')
        .limit(1)
        .as('last'),
    )
    .where(sql<boolean>`roles && array['reviewer', 'editor', 'finance', 'support', 'owner']`)
    .orderBy('account.id', 'desc')
    .limit(1000)

const present = (row: Awaited<ReturnType<ReturnType<typeof atDesk>['executeTakeFirstOrThrow']>>): role.DeskPerson => ({
  user: { id: row.id, avatar: row.avatar, nickName: row.nick_name },
  mobile: row.mobile ? maskMobile(row.mobile) : '',
  roles: deskRolesIn(row.roles),
  isBlocked: row.is_blocked,
  ...(row.last && { lastTime: row.last.toISOString() }),
})
