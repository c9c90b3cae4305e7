import type { audit } from '@xinpu/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../test/house.ts'
import type { AuditRow, Matter } from './audit-matter.ts'

let house: TestHouse
let accountId: number

beforeAll(async () => {
  house = await openHouse()
  accountId = (await house.login()).uid
})
afterAll(async () => house[Symbol.asyncDispose]())

const rowOf = (kind: audit.AuditKind): AuditRow => ({
  id: 1,
  kind,
  target_id: 1,
  account_id: accountId,
  title: '一件事',
  draft: { thing: '一件事', place: '/', id: 1 },
  found: {},
  status: 'rejected',
  remark: '请核对',
  auditor_id: null,
  audit_at: null,
  claimed_by: null,
  claimed_until: null,
  created_at: new Date(),
})

/** All that a refusal writes down and tells, as one text; nothing of it stays. */
async function writtenBy(kind: audit.AuditKind, matter: Matter, reason: string): Promise<string> {
  const written: unknown[] = []
  const heard = house.house.db.withPlugin({
    transformQuery: ({ node }) => (written.push(node), node),
    transformResult: async ({ result }) => result,
  })
  const rejects = [...matter.fields.keys()].slice(0, 1).map((field) => ({ field, reason }))
  const refuse = heard.transaction().execute(async (tx) => {
    await matter.reject(tx, rowOf(kind), { at: new Date(), remark: '请核对', rejects })
    throw new Error('Nothing of it stays.')
  })
  await refuse.catch(() => undefined)
  return JSON.stringify(written)
}

/** Here it is gone already, and of one that is gone nobody is told; those that are there stand in `comment.test.ts`. */
const gone = 'comment'

test('what is said of a field reaches whoever handed it in, whatever it was', async () => {
  const silent: string[] = []
  for (const [kind, matter] of Object.entries(house.house.brought.matters) as [audit.AuditKind, Matter | 'unbuilt'][]) {
    if (matter === 'unbuilt' || kind === gone) continue
    const reason = `${kind} 的这一项看不清`
    if (!(await writtenBy(kind, matter, reason)).includes(reason)) silent.push(kind)
  }
  expect(silent).toEqual([])
})
