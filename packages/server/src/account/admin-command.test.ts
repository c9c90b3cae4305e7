import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Db } from '../core/database.ts'

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'xinpu-admin-'))
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  await database.db
    .insertInto('account')
    .values({ mobile: '+86-13800000000', nick_name: '林工', roles: ['merchant'] })
    .execute()
  await database.close()
}, 60_000)
afterAll(async () => rm(dataDir, { recursive: true, force: true }))

/** Runs the command as people do. */
function admin(...words: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--conditions=@xinpu/source',
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'admin-command.ts'),
      ...words,
    ],
    { encoding: 'utf8', env: { PATH: process.env['PATH'], DATA_DIR: dataDir } },
  )
  return { status, text: stdout + stderr }
}

async function roles() {
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  const { roles: found } = await database.db.selectFrom('account').select('roles').executeTakeFirstOrThrow()
  await database.close()
  return found
}

test(
  'an account is let into the back office and taken out again; said twice it is the same',
  { timeout: 240_000 },
  async () => {
    expect(admin('list').text).toContain('There are no administrators')
    expect(admin('grant', '13800000000', '--role', 'reviewer')).toEqual({
      status: 0,
      text: '+86-13800000000 is now: reviewer.\n',
    })
    expect(admin('grant', '+86-13800000000')).toEqual({
      status: 0,
      text: '+86-13800000000 is now: reviewer, owner.\n',
    })
    expect(await roles()).toEqual(['merchant', 'reviewer', 'owner'])
    expect(admin('list').text).toMatch(/^1\t\+86-138\*{4}0000\t林工\treviewer owner\n$/)
    expect(admin('revoke', '13800000000', '--role', 'reviewer').text).toBe('+86-13800000000 is now: owner.\n')
    for (const _ of [1, 2])
      expect(admin('revoke', '+86-13800000000').text).toBe('+86-13800000000 has no role at the desk now.\n')
    expect(await roles()).toEqual(['merchant'])
  },
)

test('granting a role opens an account that was blocked, and the log tells both', { timeout: 240_000 }, async () => {
  const inside = async <T>(ask: (db: Db) => Promise<T>) => {
    const database = await openDatabase({ dataDir, databaseUrl: undefined })
    const answer = await ask(database.db)
    await database.close()
    return answer
  }
  await inside((db) => db.updateTable('account').set({ is_blocked: true, block_reason: '误停' }).execute())
  expect(admin('grant', '+86-13800000000').text).toContain('was blocked, and may log in again')
  const held = await inside(async (db) => ({
    account: await db.selectFrom('account').select(['is_blocked', 'block_reason']).executeTakeFirstOrThrow(),
    log: await db.selectFrom('desk_log').select('note').orderBy('id', 'desc').limit(2).execute(),
  }))
  expect(held.account).toEqual({ is_blocked: false, block_reason: '' })
  expect(held.log).toEqual([{ note: '林工：恢复' }, { note: '无 → 负责人' }])
})

test('an unknown number is told how an account is made', { timeout: 240_000 }, () => {
  const { status, text } = admin('grant', '+86-13900000000')
  expect([status, text]).toEqual([1, expect.stringContaining('log in once with this number')])
})

test('words that mean nothing do nothing', { timeout: 240_000 }, () => {
  expect(admin('grant', 'everybody')).toMatchObject({
    status: 1,
    text: expect.stringContaining('is not a phone number'),
  })
  for (const words of [[], ['grant'], ['promote', '+86-13800000000'], ['toString', 'x']])
    expect(admin(...words)).toMatchObject({ status: 1, text: expect.stringContaining('admin grant <number>') })
  expect(admin('grant', '+86-13800000000', '--role', 'king')).toMatchObject({
    status: 1,
    text: expect.stringContaining('king is no role'),
  })
  expect(admin('--help').status).toBe(0)
  expect(admin('--all')).toMatchObject({ status: 1, text: expect.stringContaining("Unknown option '--all'") })
})

test('while a server has the folder the command says who has it', { timeout: 240_000 }, async () => {
  const database = await openDatabase({ dataDir, databaseUrl: undefined })
  expect(admin('list')).toMatchObject({
    status: 1,
    text: expect.stringContaining(`正被进程 ${process.pid} 使用。请先停止它`),
  })
  await database.close()
})
